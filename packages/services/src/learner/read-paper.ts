import {
  presentedQuestion,
  presentedSolution,
  toPresentedAnswer,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { listOrderOf } from '../questions/arrangement/presented-lists.ts'
import { inPresentedOrder } from '../questions/arrangement/presented-numbers.ts'
import { responseField } from '../attempts/answers/responses.ts'
import type { AttemptWithQuiz } from '../attempts/find-attempt.ts'
import { readAskedAnswers } from '../attempts/answers/asked-answers.ts'
import type { AnswerWithRevision } from '../attempts/answers/read-answers.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import type { Queryable } from '../database/database.ts'
import { questionWithoutSolution } from '@quizwright/domain/rules/question-without-solution.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { describeMoreTime } from '../students/allowance/minutes-allowed.ts'
import { describeSolution } from './describe-solution.ts'

type Found = Omit<AttemptWithQuiz, 'hasCorrections'>

/**
 * Reads an attempt with its paper, or only what was not read yet. It contains solutions only for checked answers.
 */
export const readAttempt = async (
  db: Queryable,
  { attempt, quiz, studentName, sharedDevices, language, numberInSession, linkId }: Found,
  now: Date,
  asked?: readonly AnswerWithRevision[],
): Promise<Attempt> => {
  const rows = asked ?? (await readAskedAnswers(db, attempt))
  const shown = inPresentedOrder(attempt, rows, ({ answer, revision }) => ({
    ...revision.content,
    place: answer.place,
  }))
  const hasChecked = rows.some(({ answer }) => answer.isChecked)
  const findCorrection = hasChecked ? await readCorrectionFinder(db, quiz.id) : () => undefined
  return {
    attempt_id: attempt.id,
    quiz_id: quiz.id,
    session_id: attempt.sessionId,
    name: quiz.name,
    quiz_type: quiz.quizType,
    student_name: studentName,
    shared_devices: sharedDevices,
    ...(language && { language }),
    number: numberInSession,
    is_direct_check: quiz.isDirectCheck && quiz.quizType !== 'daq',
    ...(attempt.arrangement && { arrangement: attempt.arrangement }),
    ...(attempt.arrangement?.one_way && { reached: attempt.reached }),
    started_at: serializeDateTime(attempt.startedAt),
    due_at: serializeDateTime(attempt.dueAt),
    submitted_at: attempt.submittedAt && serializeDateTime(attempt.submittedAt),
    now: serializeDateTime(now),
    ...(await describeMoreTime(db, attempt, linkId)),
    questions: shown.map(({ row: { answer, revision }, number }) =>
      presentedQuestion(
        listOrderOf(attempt, answer.questionId, revision.content),
        revision.content,
        questionWithoutSolution(inVariant(revision.content, answer.variant), {
          ...answer,
          place: number,
          ofQuiz: quiz.language,
        }),
      ),
    ),
    answers: shown.map(({ row: { answer, revision } }) => {
      const order = listOrderOf(attempt, answer.questionId, revision.content)
      return toPresentedAnswer(order, {
        question_id: answer.questionId,
        selected: answer.selected,
        answer: answer.answer,
        ...responseField(answer),
        is_marked: answer.isMarked,
        time_spent: answer.timeSpent,
        uploaded_images: answer.uploadedImages,
        solution: answer.isChecked
          ? presentedSolution(
              order,
              describeSolution(revision.content, answer, findCorrection(answer.questionId, revision)),
            )
          : null,
        ...(!answer.isChecked &&
          answer.tried && { tries_left: triesAllowed(attempt.arrangement) - answer.tried.count }),
      })
    }),
  }
}
