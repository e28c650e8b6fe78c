import type { AnswerKey } from './answer-key.ts'
import { foldText } from './fold-text.ts'
import type { ListedQuestion } from './listed-question.ts'
import { readSectionName } from './section-headings.ts'

/**
 * The key answers by question. If numbering restarts in each section, the key restarts too: its headings name the
 * sections, or it has them in the same order.
 */
export const keyOf = (
  questions: readonly ListedQuestion[],
  key: AnswerKey,
): Map<ListedQuestion, AnswerKey[number]> => {
  const sections = new Set(questions.map(({ section }) => nameOf(section)))
  const isBySection = key.every(({ section }) => section !== undefined && sections.has(nameOf(section)))
  const placeOf = (number: number | undefined, section = ''): string =>
    `${number} ${isBySection ? nameOf(section) : ''}`
  const waiting = Map.groupBy(key, ({ number, section }) => placeOf(number, section))
  const keyed = new Map<ListedQuestion, AnswerKey[number]>()
  for (const question of questions) {
    const next = waiting.get(placeOf(question.number, question.section))?.shift()
    if (next) keyed.set(question, next)
  }
  return keyed
}

/** A key has the short name of a section: "Section A" for "SECTION A: MULTIPLE CHOICE". */
const nameOf = (section: string): string => foldText(readSectionName(section)?.name ?? section)
