import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { requireAnswer } from './team/require-own-share.ts'
import { claimAnswer, releaseAnswer } from './claim-answer.ts'
import { confirmTogether, undoConfirmation } from './confirm-together.ts'
import { readDelivery, updateDelivery } from './delivery.ts'
import { findSimilarAnswers } from './find-similar-answers.ts'
import { readOverview } from './read-overview.ts'
import { readQueue } from './read-queue.ts'
import { saveMarks } from './save-marks.ts'
import { readSureSuggestions } from './sure-suggestions.ts'

type Names =
  | 'getMarkingOverview'
  | 'getMarkingQueue'
  | 'getSimilarAnswers'
  | 'claimAnswer'
  | 'saveMarks'
  | 'getDelivery'
  | 'updateDelivery'
  | 'getSureSuggestions'
  | 'confirmSuggestions'
  | 'undoConfirmation'

export const markingHandlers = ({ db, ai, now }: Context) =>
  ({
    getDelivery: async ({ params }) => dataResponse(await readDelivery(db, params.id, ai !== undefined)),
    updateDelivery: async ({ params, body }) =>
      dataResponse(await updateDelivery(db, params.id, ai !== undefined, body.is_automatic)),
    getMarkingOverview: async ({ params, query }) => dataResponse(await readOverview(db, params.id, query)),
    getMarkingQueue: async ({ params, query }) => {
      const { quiz_id: quizId, question_id: questionId, session_id: scope, ...asked } = query
      const of = { instructorId: params.id, quizId, questionId, scope }
      return dataResponse(await readQueue(db, { ...of, now: now(), ...asked }))
    },
    getSimilarAnswers: async ({ params, query, user: { userId } }) => {
      const asked = { attemptId: params.id, questionId: query.question_id, userId }
      await requireAnswer(db, asked)
      return dataResponse(await findSimilarAnswers(db, asked))
    },
    claimAnswer: async ({ body, user }) => {
      const claim = {
        attemptId: body.result_id,
        questionId: body.question_id,
        accountId: user.userId,
        now: now(),
      }
      if (body.is_open) return dataResponse(await claimAnswer(db, claim))
      await releaseAnswer(db, claim)
      return dataResponse({ held_by: null, is_own: false })
    },
    saveMarks: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => dataResponse(await saveMarks(tx, body, { userId, now: now() }))),
    getSureSuggestions: async ({ params, user }) =>
      dataResponse(await readSureSuggestions(db, { quizId: params.id, userId: user.userId })),
    confirmSuggestions: ({ params, body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const asked = { quizId: params.id, userId }
        const { confirmed, confirmationId } = await confirmTogether(tx, asked, body.fingerprint, now())
        return dataResponse({ confirmed, confirmation_id: confirmationId })
      }),
    undoConfirmation: ({ params, body, user: { userId } }) =>
      db.transaction(async (tx) =>
        dataResponse(await undoConfirmation(tx, { quizId: params.id, userId }, body.confirmation_id)),
      ),
  }) satisfies Pick<Handlers<'quiz'>, Names>
