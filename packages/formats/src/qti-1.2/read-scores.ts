import { attribute, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { greatestOf, pushAll } from '../long-lists.ts'

/**
 * Which options are right: those whose choice sets the greatest score, or is answered as right where none sets any.
 * `partial` are the indexes of options that give a part of it, or cost some.
 */
export const readScores = (
  item: Element,
  idents: readonly string[],
): { right: Set<string>; partial: number[] } => {
  const conditions = descendants(item, 'respcondition')
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
      : new Set(conditions.filter(isAnsweredAsRight).flatMap(chosen))
  const partial = idents.flatMap((ident, index) =>
    (scores.has(ident) || costly.has(ident)) && !right.has(ident) ? [index] : [],
  )
  return { right, partial }
}

/** Sakai sets no score for a choice, and shows the feedback on what is right. */
const isAnsweredAsRight = (condition: Element): boolean =>
  descendants(condition, 'displayfeedback').some((shown) =>
    /^correct$/i.test(attribute(shown, 'linkrefid') ?? ''),
  )

/** The score that a condition sets. `SCORE.max` and a condition called correct set all of it. */
export const scoreOf = (condition: Element): number | undefined => {
  const values = descendants(condition, 'setvar').map((set) => textOf(set).trim())
  const numbers = values.map((value) => (/\.max$/i.test(value) ? 100 : Number(value))).filter(Number.isFinite)
  if (numbers.length > 0) return greatestOf(numbers)
  return /^correct$/i.test(attribute(condition, 'title') ?? '') ? 100 : undefined
}

/** The values that a condition requires. Values inside `not` must not be chosen. */
const chosen = (condition: Element): string[] => {
  const found: string[] = []
  const waiting = elementsOf(condition)
  while (waiting.length > 0) {
    const next = waiting.pop()!
    if (next.name === 'varequal') found.push(textOf(next).trim())
    else if (next.name !== 'not') pushAll(waiting, elementsOf(next))
  }
  return found
}
