import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { LateAnswer, LateAttempt } from '@quizwright/domain/schemas/late-answer.ts'
import { formatDateTime } from '../../../ui/format/date-time.ts'

const letters = 'ABCDEFGH'

/** The content of an answer in words: its options by letter, or its text. */
export const describeAnswer = (selected: readonly number[], answer: string): string => {
  if (selected.length > 0) {
    const named = selected.map((index) => letters[index] ?? String(index + 1))
    return `${selected.length === 1 ? 'option' : 'options'} ${named.join(', ')}`
  }
  return isBlankText(answer) ? 'no answer' : `“${answer}”`
}

const secondsBetween = (from: string, to: string): number =>
  (parseDateTime(to).getTime() - parseDateTime(from).getTime()) / 1_000

/** When an answer was given, as its device says, and when it arrived. */
export const describeTimes = (
  { answered_at: answeredAt, received_at: receivedAt }: LateAnswer,
  endedAt: string,
): string => {
  const left = secondsBetween(answeredAt, endedAt)
  const relation =
    left === 0 ? 'at the end' : `${formatDuration(Math.abs(left))} ${left > 0 ? 'before' : 'after'} the end`
  return `Given ${relation}, as the device says (${formatDateTime(answeredAt)}); arrived ${formatDateTime(receivedAt)}`
}

const verdictOf = (isPassed: boolean | null): string => (isPassed ? 'PASS' : 'Fail')

/** What accepting the late answers of an attempt does to its result. */
export const describeEffect = ({
  marks_before: before,
  marks_after: after,
  total_marks: total,
  passed_before: passedBefore,
  passed_after: passedAfter,
}: LateAttempt): string => {
  if (before === null || after === null) return 'Accepted, the answers wait for your marks.'
  const verdict =
    passedBefore === passedAfter ? '' : `, ${verdictOf(passedBefore)} → ${verdictOf(passedAfter)}`
  return before === after
    ? `Accepted, the result stays ${before} of ${countOf(total, 'mark')}.`
    : `Accepted, the result changes: ${before} → ${after} of ${countOf(total, 'mark')}${verdict}.`
}
