import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { readDetailsHistory } from './details-changes.ts'
import { readQuestionHistory, readQuizHistory } from './read-history.ts'

export const historyHandlers = ({ db }: Context) =>
  ({
    getQuizHistory: async ({ params, query }) =>
      dataResponse(await readQuizHistory(db, params.id, query.after)),
    getDetailsHistory: async ({ params, query }) =>
      dataResponse(await readDetailsHistory(db, params.id, query.after)),
    getQuestionHistory: async ({ params, query }) =>
      dataResponse(
        await readQuestionHistory(db, params.id, { questionId: query.question_id, cursor: query.after }),
      ),
  }) satisfies Pick<Handlers<'quiz'>, 'getQuizHistory' | 'getDetailsHistory' | 'getQuestionHistory'>
