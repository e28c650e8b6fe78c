import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { countBySection } from './arrangement/read-sections.ts'
import { type QuestionRange, readQuestions } from './read-questions.ts'

type HandlerName = 'getQuizQuestions' | 'findQuestions' | 'getQuestionsByQuizId' | 'getQuestionCount'

/**
 * Reads the questions with the revision of their quiz. The revision is read first: if a save happens in between, the
 * author gets a conflict when saving. In the other order, old questions could overwrite new ones.
 */
const readAtRevision = async (db: Database, quizId: string, range: QuestionRange) => {
  const [quiz] = await db.select({ revision: quizzes.revision }).from(quizzes).where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  return { ...(await readQuestions(db, quizId, range)), revision: quiz.revision }
}

export const questionHandlers = ({ db }: Context) =>
  ({
    getQuizQuestions: async ({ params, query }) => dataResponse(await readAtRevision(db, params.id, query)),
    findQuestions: async ({ params, query }) => dataResponse(await readAtRevision(db, params.quizId, query)),
    getQuestionsByQuizId: async ({ params, query }) =>
      dataResponse(await readAtRevision(db, params.id, query)),
    getQuestionCount: async ({ params }) => {
      const sections = await countBySection(db, params.quizId)
      return dataResponse({
        question: sections.reduce((sum, { count }) => sum + count, 0),
        ...(sections.some(({ section }) => section !== '') && { sections }),
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, HandlerName>
