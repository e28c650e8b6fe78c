import { asOneCaller } from '../database/embedded/serve-in-order.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { findAttempt } from '../attempts/find-attempt.ts'
import { requireOpen } from '../attempts/require-open.ts'
import { handInOwn } from '../attempts/hand-in/hand-in.ts'
import { createSaving, type Sender } from '../attempts/answers/save-sent.ts'
import { startAttempt } from '../attempts/start/start-attempt.ts'
import type { Context } from '../context.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { sendLateAnswers } from '../attempts/late-answers/send-late-answers.ts'
import { describeOutcome } from './read-outcome.ts'
import { readAttempt } from './read-paper.ts'
import { handInIfOverdue } from '../attempts/hand-in/hand-in-if-overdue.ts'
import { createCountingTogether } from '../statistics/counts/count-handed-in.ts'
import { expensiveTurns } from '../scheduling/expensive-turns.ts'
import { describeMoreTime } from '../students/allowance/minutes-allowed.ts'
import { checkAnswer } from './check-answer.ts'

type Names =
  | 'startAttempt'
  | 'readStartPlace'
  | 'readAttempt'
  | 'saveAnswers'
  | 'checkAnswer'
  | 'handInAttempt'
  | 'sendLateAnswers'

export const attemptHandlers = (context: Context): Pick<LearnerHandlers, Names> => {
  const { db, now } = context
  const countTogether = createCountingTogether(db, expensiveTurns.handingIn.isContested)
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
    startAttempt: ({ body, attemptToken, device, address }) => {
      const caller = { token: attemptToken, device, address }
      // A class that begins does not keep others from saving. An older page sends no token of its browser.
      return expensiveTurns.beginning.run(body.browser_token ?? makeId(), async () => {
        const { found, asked, ...started } = await startAttempt(db, body, now(), caller)
        const attempt = found
          ? await readAttempt(db, found, now(), asked)
          : await read(started.attempt_id, started.token)
        return dataResponse({ ...started, number: attempt.number, attempt })
      })
    },

    // Each process has its own line, so another one of several does not know the place.
    readStartPlace: async ({ attemptToken }) => {
      const place = attemptToken === undefined ? undefined : expensiveTurns.beginning.placeOf(attemptToken)
      return dataResponse({ place: place ?? null })
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

    checkAnswer: checkAnswer(context),

    handInAttempt: async ({ params, attemptToken, body }) => {
      const sender = { id: params.id, token: attemptToken }
      const handedIn = await inTurn(sender, () => db.transaction((tx) => handInOwn(tx, sender, body, now())))
      await countTogether(handedIn.quiz.id)
      return dataResponse(await describeOutcome(context, handedIn))
    },

    sendLateAnswers: async ({ params, attemptToken, body }) => {
      const { quiz } = await findAttempt(db, params.id, attemptToken, now())
      const sent = await db.transaction((tx) => sendLateAnswers(tx, params.id, body, now()))
      await countTogether(quiz.id)
      return dataResponse(sent)
    },
  }
}
