import { commaList } from '../language/comma-list.ts'
import { say, sayCount } from '../language/say.ts'
import type { AcceptLateAnswersBody, OwnLateAnswers } from '../schemas/late-answer.ts'
import type { Finding } from './finding.ts'
import { asSentence } from './as-sentence.ts'
import { describeChange } from './describe-change.ts'
import { errorFinding, isBlank } from './required.ts'

export const lateAnswerTexts = {
  reason: 'Say why late answers are accepted: the students and the history of the quiz read it.',
  gone: 'These late answers are accepted already, or gone. Look at the list again.',
  open: 'An attempt is not handed in yet. Publish the quiz, so that it is, and accept them then.',
  undone: 'This was undone already.',
} as const

/** Checks the request to accept late answers. */
export const lateAnswerFindings = ({ reason }: AcceptLateAnswersBody): Finding[] =>
  isBlank(reason) ? [errorFinding('lateAnswerReason', 'reason', lateAnswerTexts.reason)] : []

/** Says to the student that answers came too late to count. */
export const describeWaiting = (count: number): string =>
  sayCount(
    count,
    '{count} answer arrived after the end and wasn’t counted. Your instructor can see it.',
    '{count} answers arrived after the end and weren’t counted. Your instructor can see them.',
  )

/** Describes for the student and the instructor that late answers were accepted. `when` is the formatted date. */
export const describeAcceptance = (
  {
    question_nos: nos,
    reason,
    undone_at: undoneAt,
    marks_before: before,
    marks_after: after,
  }: OwnLateAnswers['acceptances'][number],
  when: string,
): string => {
  const accepted = sayCount(
    nos.length,
    'The late answer to question {numbers} was accepted on {date}.',
    'The late answers to questions {numbers} were accepted on {date}.',
    { numbers: commaList(nos), date: when },
  )
  const undone = undoneAt === null ? [] : [say('This was undone, and the marks are as they were before.')]
  return [
    accepted,
    ...describeChange(before, after),
    say('Reason: {reason}', { reason: asSentence(reason) }),
    ...undone,
  ].join(' ')
}
