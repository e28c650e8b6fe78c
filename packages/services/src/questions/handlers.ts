import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables.ts'
import { countQuestions, readQuestions } from './read-questions.ts'

type Names = 'getQuizQuestions' | 'findQuestions' | 'getQuestionsByQuizId' | 'getQuestionCount'

export const questionHandlers = ({ db }: Context) =>
  ({
    getQuizQuestions: async ({ params, query }) => dataResponse(await readQuestions(db, params.id, query)),
    findQuestions: async ({ params, query }) => dataResponse(await readQuestions(db, params.quizId, query)),
    // The revision is read first: should a save come between, the author is told so when saving, and never
    // keeps old questions as new.
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
  }) satisfies Pick<Handlers<'quiz'>, Names>
