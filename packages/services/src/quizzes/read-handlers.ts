import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { desc, eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { type QuizRow, readQuiz } from './read-quiz.ts'
import { writtenPublication } from './written-publication.ts'

type HandlerName =
  | 'getVersions'
  | 'getUpdatedVersion'
  | 'getQuizType'
  | 'getQuizForInstructor'
  | 'getQuizData'
  | 'sendData'

/** Reads all versions of the quiz to which this id belongs, newest first. Throws NOT_FOUND. */
const readVersions = async (db: Queryable, quizId: string): Promise<QuizRow[]> => {
  const family = db.select({ id: quizzes.familyId }).from(quizzes).where(eq(quizzes.id, quizId))
  const rows = await db
    .select()
    .from(quizzes)
    .where(eq(quizzes.familyId, family))
    .orderBy(desc(quizzes.version))
  if (rows.length === 0) throw new Problem('NOT_FOUND')
  return rows
}

export const readHandlers = ({ db }: Context) =>
  ({
    getVersions: async ({ body }) => {
      const versions = await readVersions(db, body.quiz_id)
      return dataResponse({
        versions: versions.map((row) => ({
          _id: row.id,
          version: row.version,
          created: serializeDateTime(row.createdAt),
          name: row.name,
          quiz_type: row.quizType,
          is_published: row.isPublished,
          published_at: writtenPublication(row),
        })),
      })
    },
    getUpdatedVersion: async ({ params }) => {
      const newest = elementAt(await readVersions(db, params.id), 0)
      return dataResponse({ quiz: await readQuiz(db, newest.id) })
    },
    getQuizType: async ({ body }) => {
      const [row] = await db
        .select({ quiz_type: quizzes.quizType })
        .from(quizzes)
        .where(eq(quizzes.id, body.quiz_id))
      if (!row) throw new Problem('NOT_FOUND')
      return dataResponse(row)
    },
    getQuizForInstructor: async ({ params }) => dataResponse({ quiz: await readQuiz(db, params.id) }),
    getQuizData: async ({ params }) =>
      dataResponse({
        quiz: await readQuiz(db, params.id),
        questions: (await readQuestions(db, params.id)).questions,
      }),
    // The specification has this call. The data is acknowledged and not stored.
    sendData: async ({ body }) => dataResponse({ quiz_id: body.quiz_id }),
  }) satisfies Pick<Handlers<'quiz'>, HandlerName>
