import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { countQuizzes } from './count-quizzes.ts'
import { readHome } from './read-home.ts'
import { readRecentResults } from './read-recent-results.ts'

/** The calls for what the list shows beside its quizzes. */
export const overviewHandlers = ({ db, now }: Context) =>
  ({
    countQuizzes: async ({ body, user }) =>
      dataResponse({ groups: await countQuizzes(db, user.userId, body.search) }),
    getRecentResults: async ({ body }) =>
      dataResponse({ quizzes: await readRecentResults(db, body.quiz_id) }),
    getHome: async ({ user }) => dataResponse(await readHome(db, user.userId, now())),
  }) satisfies Pick<Handlers<'quiz'>, 'countQuizzes' | 'getRecentResults' | 'getHome'>
