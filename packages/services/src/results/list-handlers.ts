import { readTotals } from '../arrangement/read-sections.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { containsText } from '../database/contains-text.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { foldText } from '../database/fold-text.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { findScope } from '../statistics/find-scope.ts'
import { listResults } from './list-results.ts'

type Names = 'getResultsByQuiz' | 'getResultsBySession' | 'getReportResults' | 'quickSearch'

const searched = {
  userName: students.nameKey,
  instituteName: students.universityKey,
  userEmail: students.emailKey,
}

const totalMarksOf = async (db: Queryable, quizId: string): Promise<number> => {
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  return (await readTotals(db, quiz)).totalMarks
}

const quizOf = async (db: Queryable, sessionId: string): Promise<string> => {
  const [session] = await db
    .select({ quizId: sessions.quizId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  return session.quizId
}

export const listHandlers = ({ db }: Context) =>
  ({
    getResultsByQuiz: async ({ params, query }) =>
      dataResponse({
        ...(await listResults(db, { quizId: params.id }, query)),
        totalMarks: await totalMarksOf(db, params.id),
        quiz_id: params.id,
      }),
    getResultsBySession: async ({ params, query }) => {
      const quizId = await quizOf(db, params.id)
      return dataResponse({
        ...(await listResults(db, { quizId, sessionId: params.id }, query)),
        totalMarks: await totalMarksOf(db, quizId),
        quiz_id: quizId,
      })
    },
    getReportResults: async ({ params, query }) => {
      const scope = await findScope(db, params.id, params.x)
      const list = { quizId: params.id, ...(scope !== quizScope && { sessionId: scope }) }
      const { results, total } = await listResults(db, list, query)
      return dataResponse({ quizResults: results, total })
    },
    quickSearch: async ({ body }) => {
      const text = foldText(body.keyword)
      // An empty search matches everything.
      const sought = text === '' ? undefined : containsText(searched[body.key], text)
      const list = { quizId: body.quiz_id, sessionId: body.session_id, sought }
      const { results, total } = await listResults(db, list, body)
      return dataResponse({ response: results, total })
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
