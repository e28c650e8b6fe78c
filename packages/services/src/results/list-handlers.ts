import { readTotals } from '../questions/arrangement/read-sections.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ResultRangeQuery } from '@quizwright/contracts/schemas/paging.ts'
import type { Handlers, User } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { containsText } from '../database/queries/contains-text.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { foldText } from '../database/queries/fold-text.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { findGroupQuiz, findScope } from '../statistics/find-scope.ts'
import { limitToShare } from '../marking/team/own-share.ts'
import { listResults, type ResultList } from './list-results.ts'

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
  const quizId = session?.quizId ?? (await findGroupQuiz(db, sessionId))
  if (quizId === undefined) throw new Problem('NOT_FOUND')
  return quizId
}

export const listHandlers = ({ db }: Context) => {
  const listFor = async ({ userId }: User, list: ResultList, range: ResultRangeQuery) =>
    listResults(db, { ...list, inShare: await limitToShare(db, list.quizId, userId) }, range)
  return {
    getResultsByQuiz: async ({ params, query, user }) =>
      dataResponse({
        ...(await listFor(user, { quizId: params.id }, query)),
        totalMarks: await totalMarksOf(db, params.id),
        quiz_id: params.id,
      }),
    getResultsBySession: async ({ params, query, user }) => {
      const quizId = await quizOf(db, params.id)
      return dataResponse({
        ...(await listFor(user, { quizId, sessionId: params.id }, query)),
        totalMarks: await totalMarksOf(db, quizId),
        quiz_id: quizId,
      })
    },
    getReportResults: async ({ params, query, user }) => {
      const scope = await findScope(db, params.id, params.x)
      const list = { quizId: params.id, ...(scope !== quizScope && { sessionId: scope }) }
      const { results, total } = await listFor(user, list, query)
      return dataResponse({ quizResults: results, total })
    },
    quickSearch: async ({ body, user }) => {
      const text = foldText(body.keyword)
      // An empty search matches everything.
      const matching = text === '' ? undefined : containsText(searched[body.key], text)
      const list = { quizId: body.quiz_id, sessionId: body.session_id, matching }
      const { results, total } = await listFor(user, list, body)
      return dataResponse({ response: results, total })
    },
  } satisfies Pick<Handlers<'quiz'>, Names>
}
