import type { RawQuestion } from '../entry/entry.ts'
import { namesItself } from '../entry/with-passages.ts'

/** Several sentences are no heading and no instruction. */
const leastLong = 300

/** Whether a text between the questions of a list describes what those behind it are about. */
export const isTextForQuestions = ({ kind, source, number }: RawQuestion): boolean =>
  kind === 'information' &&
  number === undefined &&
  (namesItself.test(source) || source.trim().length >= leastLong)

/**
 * What assistants say behind a list is no question, although it asks: "Would you like more?". Where all questions
 * before it have numbers, a last text without a number, options and an answer is none.
 */
export const isClosingText = ({ kind, number, solution }: RawQuestion): boolean =>
  kind === 'descriptive' && number === undefined && solution === undefined
