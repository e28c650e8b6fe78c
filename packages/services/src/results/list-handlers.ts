import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { containsText } from '../database/contains-text.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { foldText } from '../database/fold-text.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { findScope } from '../statistics/find-scope.ts'
import { countResults, listResults } from './list-results.ts'

type Names = 'getResultsByQuiz' | 'getResultsBySession' | 'getReportResults' | 'quickSearch'

const searched = {
  userName: students.nameKey,
  instituteName: students.universityKey,
  userEmail: students.emailKey,
}

const totalMarksOf = async (db: Queryable, quizId: string): Promise<number> => {
  const [quiz] = await db
    .select({ totalMarks: quizzes.totalMarks })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  return quiz.totalMarks
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
    getResultsByQuiz: async ({ params, query }) => {
      const where = eq(attempts.quizId, params.id)
      return dataResponse({
        results: await listResults(db, where, query),
        totalMarks: await totalMarksOf(db, params.id),
        total: await countResults(db, where),
        quiz_id: params.id,
      })
    },
    getResultsBySession: async ({ params, query }) => {
      const quizId = await quizOf(db, params.id)
      const where = eq(attempts.sessionId, params.id)
      return dataResponse({
        results: await listResults(db, where, query),
        totalMarks: await totalMarksOf(db, quizId),
        total: await countResults(db, where),
        quiz_id: quizId,
      })
    },
    getReportResults: async ({ params, query }) => {
      const scope = await findScope(db, params.id, params.x)
      const where = scope === quizScope ? eq(attempts.quizId, params.id) : eq(attempts.sessionId, scope)
      return dataResponse({
        quizResults: await listResults(db, where, query),
        total: await countResults(db, where),
      })
    },
    quickSearch: async ({ body }) => {
      const sought = foldText(body.keyword)
      const where = and(
        eq(attempts.quizId, body.quiz_id),
        body.session_id === undefined ? undefined : eq(attempts.sessionId, body.session_id),
        // An empty search finds everything.
        sought === '' ? undefined : containsText(searched[body.key], sought),
      )
      return dataResponse({
        response: await listResults(db, where, body),
        total: await countResults(db, where),
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
