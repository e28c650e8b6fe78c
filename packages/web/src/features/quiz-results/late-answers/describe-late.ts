import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { LateAnswer, LateAttempt } from '@quizwright/domain/schemas/late-answer.ts'
import { formatDateTime } from '../../../ui/format/date-time.ts'

const letters = 'ABCDEFGH'

/** The content of an answer in words: its options by letter, or its text. */
export const describeAnswer = (selected: readonly number[], answer: string): string => {
  if (selected.length > 0) {
    const named = selected.map((index) => letters[index] ?? String(index + 1))
    return named.length === 1
      ? say('option {letters}', { letters: elementAt(named, 0) })
      : say('options {letters}', { letters: commaList(named) })
  }
  return isBlankText(answer) ? say('no answer') : `“${answer}”`
}

const secondsBetween = (from: string, to: string): number =>
  (parseDateTime(to).getTime() - parseDateTime(from).getTime()) / 1_000

/** When an answer was given, as its device says, and when it arrived. */
export const describeTimes = (
  { answered_at: answeredAt, received_at: receivedAt }: LateAnswer,
  endedAt: string,
): string => {
  const left = secondsBetween(answeredAt, endedAt)
  const values = {
    duration: formatDuration(Math.abs(left)),
    answeredAt: formatDateTime(answeredAt),
    receivedAt: formatDateTime(receivedAt),
  }
  if (left === 0)
    return say('Given at the end, according to the device ({answeredAt}); arrived {receivedAt}', values)
  return left > 0
    ? say(
        'Given {duration} before the end, according to the device ({answeredAt}); arrived {receivedAt}',
        values,
      )
    : say(
        'Given {duration} after the end, according to the device ({answeredAt}); arrived {receivedAt}',
        values,
      )
}

const verdictOf = (isPassed: boolean | null): string => (isPassed ? labels.passed : labels.failed)

/** What accepting the late answers of an attempt does to its result. */
export const describeEffect = ({
  marks_before: before,
  marks_after: after,
  total_marks: total,
  passed_before: passedBefore,
  passed_after: passedAfter,
}: LateAttempt): string => {
  if (before === null || after === null) return say('If accepted, you’ll need to mark the answers.')
  if (before === after)
    return sayCount(
      total,
      'If accepted, the result stays {before} of {count} mark.',
      'If accepted, the result stays {before} of {count} marks.',
      { before },
    )
  const changed = sayCount(
    total,
    'If accepted, the result changes: {before} → {after} of {count} mark',
    'If accepted, the result changes: {before} → {after} of {count} marks',
    { before, after },
  )
  const verdict = passedBefore !== passedAfter && `${verdictOf(passedBefore)} → ${verdictOf(passedAfter)}`
  return asSentence(commaList([changed, verdict]))
}
