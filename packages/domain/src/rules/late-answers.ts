import type { AcceptLateAnswersBody, OwnLateAnswers } from '../schemas/late-answer.ts'
import type { Finding } from './finding.ts'
import { asSentence } from './as-sentence.ts'
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
  count === 1
    ? '1 answer arrived after the end and was not counted; your teacher can see it.'
    : `${count} answers arrived after the end and were not counted; your teacher can see them.`

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
  const which =
    nos.length === 1
      ? `The late answer to question ${nos[0]!} was`
      : `The late answers to questions ${nos.join(', ')} were`
  const changed =
    before === null || after === null || before === after
      ? ''
      : ` The marks of this result changed from ${before} to ${after}.`
  const undone = undoneAt === null ? '' : ' This was undone, and the marks are as before it.'
  return `${which} accepted on ${when}.${changed} Reason: ${asSentence(reason)}${undone}`
}
