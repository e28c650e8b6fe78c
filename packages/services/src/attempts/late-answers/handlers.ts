import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { limitToShare } from '../../marking/team/own-share.ts'
import { acceptLateAnswers } from './accept-late-answers.ts'
import { readQuizLateAnswers } from './read-late-answers.ts'
import { undoLateAnswers } from './undo-late-answers.ts'

type Names = 'getLateAnswers' | 'acceptLateAnswers' | 'undoLateAnswers'

/** The check of the row's scope has found the caller's quiz. Attempts and acceptances are searched within it. */
export const lateAnswerHandlers = ({ db, now }: Context) =>
  ({
    getLateAnswers: async ({ params, user }) => {
      const inShare = await limitToShare(db, params.id, user.userId)
      return dataResponse(await readQuizLateAnswers(db, params.id, inShare))
    },

    acceptLateAnswers: async ({ body, user }) => {
      const { quiz_id: quizId, attempt_ids: attemptIds, reason } = body
      const acceptance = { quizId, attemptIds, reason, acceptedBy: user.userId }
      await db.transaction((tx) => acceptLateAnswers(tx, acceptance, now()))
      return dataResponse(await readQuizLateAnswers(db, quizId))
    },

    undoLateAnswers: async ({ body }) => {
      const { quiz_id: quizId, acceptance_id: acceptanceId } = body
      await db.transaction((tx) => undoLateAnswers(tx, { quizId, acceptanceId }, now()))
      return dataResponse(await readQuizLateAnswers(db, quizId))
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
