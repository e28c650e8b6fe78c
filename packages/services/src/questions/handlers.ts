import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { countQuestions, readQuestions } from './read-questions.ts'

type HandlerName = 'getQuizQuestions' | 'findQuestions' | 'getQuestionsByQuizId' | 'getQuestionCount'

export const questionHandlers = ({ db }: Context) =>
  ({
    getQuizQuestions: async ({ params, query }) => dataResponse(await readQuestions(db, params.id, query)),
    findQuestions: async ({ params, query }) => dataResponse(await readQuestions(db, params.quizId, query)),
    // The revision is read before the questions. If a save happens in between, the author gets a conflict when
    // saving; in the other order, old questions could overwrite new ones.
    getQuestionsByQuizId: async ({ params, query }) => {
      const [quiz] = await db
        .select({ revision: quizzes.revision })
        .from(quizzes)
        .where(eq(quizzes.id, params.id))
      if (!quiz) throw new Problem('NOT_FOUND')
      return dataResponse({ ...(await readQuestions(db, params.id, query)), revision: quiz.revision })
    },
    getQuestionCount: async ({ params }) =>
      dataResponse({ question: await countQuestions(db, params.quizId) }),
  }) satisfies Pick<Handlers<'quiz'>, HandlerName>
