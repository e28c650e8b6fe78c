import { attribute, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'

/**
 * Determines the correct options: those that set the greatest score. `partial` are the indexes of options
 * that give a part of it.
 */
export const readScores = (
  item: Element,
  idents: readonly string[],
): { right: Set<string>; partial: number[] } => {
  const scores = new Map<string, number>()
  for (const condition of descendants(item, 'respcondition')) {
    const score = scoreOf(condition)
    if (score === undefined || score <= 0) continue
    for (const ident of chosen(condition)) scores.set(ident, Math.max(score, scores.get(ident) ?? 0))
  }
  const greatest = Math.max(...scores.values())
  const right = new Set([...scores].filter(([, score]) => score === greatest).map(([ident]) => ident))
  const partial = idents.flatMap((ident, index) => (scores.has(ident) && !right.has(ident) ? [index] : []))
  return { right, partial }
}

/** The score that a condition sets. `SCORE.max` or a condition titled "correct" sets the full score. */
export const scoreOf = (condition: Element): number | undefined => {
  const values = descendants(condition, 'setvar').map((set) => textOf(set).trim())
  const numbers = values.map((value) => (/\.max$/i.test(value) ? 100 : Number(value))).filter(Number.isFinite)
  if (numbers.length > 0) return Math.max(...numbers)
  return /^correct$/i.test(attribute(condition, 'title') ?? '') ? 100 : undefined
}

/** The values that a condition requires. Values inside `not` must not be chosen. */
const chosen = (condition: Element): string[] => {
  const found: string[] = []
  const waiting = elementsOf(condition)
  while (waiting.length > 0) {
    const next = waiting.pop()!
    if (next.name === 'varequal') found.push(textOf(next).trim())
    else if (next.name !== 'not') waiting.push(...elementsOf(next))
  }
  return found
}
