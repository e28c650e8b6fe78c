import type { AnswerKey } from './answer-key.ts'
import { foldText } from './fold-text.ts'
import type { ListedQuestion } from './listed-question.ts'

/**
 * The key answers by question. If numbering restarts in each section, the key restarts too: its headings name the
 * sections, or it has them in the same order.
 */
export const keyOf = (
  questions: readonly ListedQuestion[],
  key: AnswerKey,
): Map<ListedQuestion, AnswerKey[number]> => {
  const sections = new Set(questions.map(({ section }) => foldText(section)))
  const isBySection = key.every(({ section }) => section !== undefined && sections.has(foldText(section)))
  const placeOf = (number: number | undefined, section = ''): string =>
    `${number} ${isBySection ? foldText(section) : ''}`
  const waiting = Map.groupBy(key, ({ number, section }) => placeOf(number, section))
  const keyed = new Map<ListedQuestion, AnswerKey[number]>()
  for (const question of questions) {
    const next = waiting.get(placeOf(question.number, question.section))?.shift()
    if (next) keyed.set(question, next)
  }
  return keyed
}
