import type { ScoreCount } from '../items/read-item-counts.ts'

const parts = 10

/** How many attempts ended in each tenth of the marks; the last tenth holds those with all of them. */
export const scoreParts = (scores: readonly ScoreCount[]): { from: number; to: number; n: number }[] => {
  const counted = Array.from({ length: parts }, (_, at) => ({
    from: (100 * at) / parts,
    to: (100 * (at + 1)) / parts,
    n: 0,
  }))
  // The little on top undoes what dividing leaves below a border.
  for (const { total, ofTotal, n } of scores)
    counted[
      Math.min(parts - 1, Math.max(0, Math.floor(ofTotal > 0 ? (parts * total) / ofTotal + 1e-9 : 0)))
    ]!.n += n
  return counted
}
