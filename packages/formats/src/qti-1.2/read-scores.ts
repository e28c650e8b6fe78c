import { attribute, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { greatestOf, pushAll } from '../long-lists.ts'
import { defined } from '@quizwright/domain/defined.ts'

/**
 * Reads which options are correct: those with the greatest score or, if no option has a score, those with the
 * feedback for a correct answer. `partial` are the indexes of options with a smaller score, `costly` of those with a
 * negative one, and `percents` has the score of each option, the greatest as 100.
 */
export const readScores = (
  item: Element,
  idents: readonly string[],
): { right: Set<string>; partial: number[]; costly: number[]; percents: number[] } => {
  const conditions = descendants(item, 'respcondition')
  const scoreOf = scoresIn(item)
  const scores = new Map<string, number>()
  const costly = new Set<string>()
  for (const condition of conditions) {
    const score = scoreOf(condition)
    if (score === undefined || score === 0) continue
    for (const ident of chosen(condition))
      if (score < 0) costly.add(ident)
      else scores.set(ident, Math.max(score, scores.get(ident) ?? 0))
  }
  const greatest = greatestOf([...scores.values()])
  const right =
    scores.size > 0
      ? new Set([...scores].filter(([, score]) => score === greatest).map(([ident]) => ident))
      : new Set(conditions.filter(isAnsweredAsRight).flatMap((condition) => chosen(condition)))
  const indexesOf = (isMeant: (ident: string) => boolean): number[] =>
    idents.flatMap((ident, index) => (isMeant(ident) && !right.has(ident) ? [index] : []))
  return {
    right,
    partial: indexesOf((ident) => scores.has(ident)),
    costly: indexesOf((ident) => costly.has(ident) && !scores.has(ident)),
    percents: idents.map((ident) => (100 * (scores.get(ident) ?? 0)) / (greatest || 1)),
  }
}

/** Sakai and Blackboard may give no scores, but show this feedback for what is correct. */
export const isAnsweredAsRight = (condition: Element): boolean =>
  descendants(condition, 'displayfeedback').some((shown) =>
    /^correct$/i.test(attribute(shown, 'linkrefid') ?? ''),
  )

/** Variables that hold the score, which may have no name. Others count tries, or select the feedback. */
const isScore = (set: Element): boolean => /^$|score|grade|mark|point/i.test(attribute(set, 'varname') ?? '')
/** Brightspace counts what was chosen wrongly in a variable of its own. */
const isFault = (set: Element): boolean => /incorrect|wrong|penalt/i.test(attribute(set, 'varname') ?? '')

/**
 * Returns the function that reads the score that a condition of an item sets. `SCORE.max` and a condition called
 * correct set all of it.
 */
export const scoresIn = (item: Element): ((condition: Element) => number | undefined) => {
  const hasScore = descendants(item, 'setvar').some(isScore)
  return (condition) => {
    const numbers = descendants(condition, 'setvar')
      .filter((set) => !hasScore || isScore(set))
      .map(scoreSet)
      .filter(Number.isFinite)
    if (numbers.length > 0) return greatestOf(numbers)
    return /^correct$/i.test(attribute(condition, 'title') ?? '') ? 100 : undefined
  }
}

const scoreSet = (set: Element): number => {
  const written = textOf(set).trim()
  const score = /\.max$/i.test(written) ? 100 : Number(written || 'NaN')
  const takes = /^subtract$/i.test(attribute(set, 'action') ?? '') || isFault(set)
  return takes ? -score : score
}

/** The comparisons that a condition requires. Those inside `not` must not hold. */
export const equalsIn = (condition: Element, ...further: string[]): Element[] => {
  const found: Element[] = []
  const waiting = elementsOf(condition).reverse()
  while (waiting.length > 0) {
    const next = defined(waiting.pop(), 'last entry')
    if (next.name === 'varequal' || further.includes(next.name)) found.push(next)
    else if (next.name !== 'not') pushAll(waiting, elementsOf(next).reverse())
  }
  return found
}

/** The values that a condition requires. */
export const chosen = (condition: Element, ...further: string[]): string[] =>
  equalsIn(condition, ...further).map((equal) => textOf(equal).trim())
