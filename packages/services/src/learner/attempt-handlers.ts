import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { asOneCaller } from '../database/serve-in-order.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { presentedSolution } from '@quizwright/domain/arrangement/shuffled-answers.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { and, eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import { answerOrders, listOrderOf } from '../arrangement/presented-lists.ts'
import { passOneWay } from '../arrangement/one-way.ts'
import { readAskedAnswers } from '../attempts/asked-answers.ts'
import { findAttempt, lockOwnAttempt } from '../attempts/find-attempt.ts'
import { requireOpen } from '../attempts/require-open.ts'
import { isBlank } from '../attempts/mark-answer.ts'
import { handInOwn } from '../attempts/hand-in.ts'
import { saveAnswers } from '../attempts/save-answers.ts'
import { createSaving, type Sender } from '../attempts/save-sent.ts'
import { startAttempt } from '../attempts/start-attempt.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import type { Context } from '../context.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { sendLateAnswers } from '../late-answers/send-late-answers.ts'
import { outcomeOf } from './read-outcome.ts'
import { readAttempt } from './read-paper.ts'
import { handInIfOverdue } from '../attempts/hand-in-if-overdue.ts'
import { shareRuns } from '../share-runs.ts'
import { countHandedIn } from '../statistics/counts/count-handed-in.ts'
import { expensiveTurns } from '../turns/expensive-turns.ts'
import { describeMoreTime } from '../students/minutes-allowed.ts'
import { toldOfWrong } from '@quizwright/domain/arrangement/told-of-wrong.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { afterTry, triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { solutionOf } from './solution-of.ts'

type Names =
  | 'startAttempt'
  | 'readAttempt'
  | 'saveAnswers'
  | 'checkAnswer'
  | 'handInAttempt'
  | 'sendLateAnswers'

export const attemptHandlers = (context: Context): Pick<LearnerHandlers, Names> => {
  const { db, now } = context
  /**
   * A class that hands in together is counted in a few runs, which its calls wait for without a connection. A run
   * asks the database as a new caller, so that it comes after those who are handing in already, and counts them, too.
   */
  const countTogether = shareRuns((quizId) => asOneCaller(() => countHandedIn(db, quizId)))
  /**
   * A class that hands in does not keep others from beginning and saving: whose turn it is asks the database as a new
   * caller. By the token too, which is not checked yet: who only knows the id of an attempt can't keep its student out.
   */
  const inTurn = <Result>({ id, token }: Sender, work: () => Promise<Result>): Promise<Result> =>
    expensiveTurns.handingIn.run(`${id} ${token}`, () => asOneCaller(work))
  const read = async (attemptId: string, token: string | undefined): Promise<Attempt> => {
    const found = await findAttempt(db, attemptId, token, now())
    return readAttempt(db, await handInIfOverdue(db, found, now()), now())
  }
  const save = createSaving(db, now)
  const readOpen = async ({ id, token }: Sender) => {
    const known = await findAttempt(db, id, token, now())
    requireOpen(known, now())
    return { ...known, kept: [], late: 0 }
  }
  return {
    startAttempt: async ({ body, attemptToken, device, address }) => {
      const caller = { token: attemptToken, device, address }
      const { found, ...started } = await startAttempt(db, body, now(), caller)
      const attempt = found
        ? await readAttempt(db, found, now())
        : await read(started.attempt_id, started.token)
      return dataResponse({ ...started, number: attempt.number, attempt })
    },

    readAttempt: async ({ params, attemptToken }) => dataResponse(await read(params.id, attemptToken)),

    saveAnswers: async ({ params, attemptToken, body }) => {
      const sender = { id: params.id, token: attemptToken }
      // The page asks so for the end, from every open attempt twice a minute.
      const saved = body.answers.length === 0 ? await readOpen(sender) : await save(sender, body)
      const { attempt, linkId, kept, late } = saved
      return dataResponse({
        ...(await describeMoreTime(db, attempt, linkId)),
        saved: body.answers.length - kept.length - late,
        kept,
        late,
        due_at: serializeDateTime(attempt.dueAt),
        now: serializeDateTime(now()),
      })
    },

    checkAnswer: async ({ params, attemptToken, body }) => {
      return db.transaction(async (tx) => {
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
        const solution = solutionOf(content, checked, correction)
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
    },

    handInAttempt: async ({ params, attemptToken, body }) => {
      const sender = { id: params.id, token: attemptToken }
      const handedIn = await inTurn(sender, () => db.transaction((tx) => handInOwn(tx, sender, body, now())))
      await countTogether(handedIn.quiz.id)
      return dataResponse(await outcomeOf(context, handedIn))
    },

    sendLateAnswers: async ({ params, attemptToken, body }) => {
      const { quiz } = await findAttempt(db, params.id, attemptToken, now())
      const sent = await db.transaction((tx) => sendLateAnswers(tx, params.id, body, now()))
      await countTogether(quiz.id)
      return dataResponse(sent)
    },
  }
}
