import { splitFeedback, writeFeedback } from '../feedback-in-line.ts'
import type { AcceptedNumber } from './schema.ts'
import { readAccepted, writeAccepted } from './written.ts'

/** Writes an accepted number with its feedback: "9.81 +- 0.05 @50% # Give more digits". */
export const writeAcceptedNumber = (one: AcceptedNumber): string =>
  `${writeAccepted(one)}${writeFeedback(one.feedback)}`

/** Reads what `writeAcceptedNumber` writes. */
export const readAcceptedNumber = (line: string): AcceptedNumber => {
  const [number, feedback] = splitFeedback(line)
  return { ...readAccepted(number), ...feedback }
}
