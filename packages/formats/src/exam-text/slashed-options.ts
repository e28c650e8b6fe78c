import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ListedQuestion } from './listed-question.ts'

const slash = /\s+\/\s+/
const mostOptions = 8
const mostChars = 300

/**
 * Options with slashes between in the last line of a question, "tiny / huge / dull", where its answer is one of them to
 * the letter.
 */
export const withSlashedOptions = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  const { stem, options, fields, keyAnswer, declared } = question
  const answer = (fields.answer ?? keyAnswer)?.trim()
  const last = stem.findLastIndex((line) => line.trim() !== '')
  if (answer === undefined || options.length > 0 || declared !== undefined || last < 1) return question
  const line = stem[last]?.trim() ?? ''
  const parts = line.length > mostChars ? [] : line.split(slash)
  if (parts.length < 2 || parts.length > mostOptions || !parts.includes(answer)) return question
  return {
    ...question,
    stem: stem.slice(0, last),
    options: parts.map((text, index) => ({ letter: letterOf(index), text, isMarked: false, images: [] })),
  }
}
