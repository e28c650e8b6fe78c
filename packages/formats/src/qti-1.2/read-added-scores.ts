import { attribute, descendants, type Element } from '../xml/tree.ts'
import { chosen, scoresIn } from './read-scores.ts'

const addsUp = (condition: Element): boolean =>
  descendants(condition, 'setvar').every((set) => /^(?:add|subtract)$/i.test(attribute(set, 'action') ?? ''))

/** Differences by rounding, as a share: three options of 33.33 are all of 100. */
const rounding = 0.01

/**
 * Returns what each tick earns or costs in percent of all marks, where an item adds up the scores of its options. Right
 * options that earn less than the item says it can give share all of it. Undefined if no option has a score of its own,
 * or if options earn marks by not being ticked.
 */
export const readAddedScores = (item: Element, idents: readonly string[]): number[] | undefined => {
  const scoreOf = scoresIn(item)
  const scores = new Map<string, number>()
  for (const condition of descendants(item, 'respcondition')) {
    const score = scoreOf(condition) ?? 0
    const [ident, ...others] = chosen(condition)
    const isOfUnticked = descendants(condition, 'not').length > 0
    if (score > 0 && isOfUnticked && ident === undefined) return undefined
    if (score === 0 || isOfUnticked || ident === undefined || others.length > 0 || !addsUp(condition))
      continue
    scores.set(ident, (scores.get(ident) ?? 0) + score)
  }
  const sum = [...scores.values()].reduce((total, score) => total + Math.max(0, score), 0)
  if (sum === 0) return undefined
  const most = Math.max(
    ...descendants(item, 'decvar').map((declared) => Number(attribute(declared, 'maxvalue')) || 0),
  )
  const all = Math.abs(sum - most) <= rounding * most ? most : sum
  return idents.map((ident) => (100 * (scores.get(ident) ?? 0)) / all)
}
