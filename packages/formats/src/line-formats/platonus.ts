import { hasTaggedQuestions } from '../exam-text/notations/tagged-questions.ts'
import { type LineFormat, numberedLines } from './line-format.ts'

/** Its tags make a text look like XML. What they mean is read as in Word files, which have them, too. */
export const platonus: LineFormat = { matches: hasTaggedQuestions, linesOf: numberedLines }
