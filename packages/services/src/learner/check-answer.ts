import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { presentedSolution } from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { answerOrders, listOrderOf } from '../questions/arrangement/presented-lists.ts'
import { passOneWay } from '../questions/arrangement/one-way.ts'
import { readAskedAnswers } from '../attempts/answers/asked-answers.ts'
import { lockOwnAttempt } from '../attempts/find-attempt.ts'
import { requireOpen } from '../attempts/require-open.ts'
import { isBlank } from '../attempts/marks/mark-answer.ts'
import { saveAnswers } from '../attempts/answers/save-answers.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import type { Context } from '../context.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { toldOfWrong } from '@quizwright/domain/arrangement/told-of-wrong.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { afterTry, triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { describeSolution } from './describe-solution.ts'

/** Checks the answer to one question of an open attempt, and says what was right if no further try is left. */
export const checkAnswer =
  ({ db, now }: Context): LearnerHandlers['checkAnswer'] =>
  ({ params, attemptToken, body }) =>
    db.transaction(async (tx) => {
      const found = await lockOwnAttempt(tx, params.id, attemptToken, now())
      requireOpen(found, now())
      if (!found.quiz.isDirectCheck || found.quiz.quizType === 'daq')
        throw new Problem('RULE', { message: studentRefusals.checkedAtEnd })
      if (isBlank({ ...body, uploadedImages: [] }))
        throw new Problem('RULE', { message: studentRefusals.nothingToCheck })
      // A checked answer counts as given now, whatever another device did before. After the end its age decides
      // whether it was given in time.
      const asked = await readAskedAnswers(tx, found.attempt, [body.question_id])
      const given = answerOrders(found.attempt, asked).toStored(body)
      const { open } = await passOneWay(tx, found.attempt, [given], { advances: true })
      if (open.length === 0) throw new Problem('ANSWER_FIXED')
      const answer = now() > found.attempt.dueAt ? given : { ...given, answered_ago: 0 }
      const { late } = await saveAnswers(tx, found.attempt, asked, { answers: [answer] }, now())
      if (late > 0) throw new Problem('ATTEMPT_LATE')
      const isAsked = and(
        eq(attemptAnswers.attemptId, params.id),
        eq(attemptAnswers.questionId, body.question_id),
      )
      const checked = elementAt(
        await tx
          .select({
            selected: attemptAnswers.selected,
            answer: attemptAnswers.answer,
            response: attemptAnswers.response,
            variant: attemptAnswers.variant,
            tried: attemptAnswers.tried,
            isChecked: attemptAnswers.isChecked,
            id: questionRevisions.id,
            content: questionRevisions.content,
          })
          .from(attemptAnswers)
          .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
          .where(isAsked),
        0,
      )
      const findCorrection = await readCorrectionFinder(tx, found.quiz.id)
      const correction = findCorrection(body.question_id, checked)
      const { content } = checked
      if (isDescriptive(content, found.quiz.quizType))
        throw new Problem('RULE', { message: studentRefusals.markedLater })
      const solution = describeSolution(content, checked, correction)
      const tried = checked.isChecked ? checked.tried : afterTry(checked.tried, checked)
      const left = triesAllowed(found.attempt.arrangement) - (tried?.count ?? 1)
      const isFixed = checked.isChecked || solution.is_correct || left <= 0
      await tx.update(attemptAnswers).set({ isChecked: isFixed, tried }).where(isAsked)
      const order = listOrderOf(found.attempt, body.question_id, content)
      const shown = inVariant(content, checked.variant)
      return dataResponse(
        presentedSolution(
          order,
          isFixed ? solution : toldOfWrong(shown, solution, { count: tried?.count ?? 1, left }),
        ),
      )
    })
