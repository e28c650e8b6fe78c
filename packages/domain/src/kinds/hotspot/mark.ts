import type { Response } from '../../schemas/response.ts'
import type { Hotspot } from './schema.ts'

type Marked = Pick<Hotspot, 'presentation' | 'key' | 'scoring'>

/** The indexes of the chosen areas. */
export const chosenAreas = (response: Response | null | undefined): number[] =>
  (response?.picks ?? []).filter((pick) => pick >= 0)

/** The share for r right and w wrong areas that are chosen. */
const shareOf = ({ presentation, key, scoring }: Marked, r: number, w: number): number => {
  const all = key.right.length
  if (r + w === 0 || all === 0 || r + w > (presentation.at_most ?? Infinity)) return 0
  return scoring.rule === 'all' ? Number(r === all && w === 0) : Math.max(0, (r - w) / all)
}

/** Returns the share of the marks that chosen areas earn. None, or more than may be chosen, earn 0. */
export const markHotspot = (marked: Marked, response: Response | null | undefined): number => {
  const chosen = chosenAreas(response)
  const r = chosen.filter((index) => marked.key.right.includes(index)).length
  return shareOf(marked, r, chosen.length - r)
}

/** The number of ways to choose k of n. */
const ways = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce(
    (product, one) => product * one,
    1,
  )

/** Returns the mean share of blind guessing, if every selection of 1 to `at_most` areas is equally likely. */
export const guessHotspot = (marked: Marked): number | undefined => {
  const n = marked.presentation.areas.length
  const right = marked.key.right.length
  const most = marked.presentation.at_most ?? n
  if (right === 0 || n === 0) return undefined
  let [sum, count] = [0, 0]
  for (let r = 0; r <= right; r++)
    for (let w = 0; w <= n - right; w++) {
      if (r + w === 0 || r + w > most) continue
      const equal = ways(right, r) * ways(n - right, w)
      sum += equal * shareOf(marked, r, w)
      count += equal
    }
  return count === 0 ? undefined : sum / count
}
