import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { and, eq } from '../database/drizzle.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { createSession } from './create-session.ts'
import { readSessions } from './read-sessions.ts'
import { addLink, addLinks } from './session-links.ts'
import { updateSession } from './update-session.ts'

type Names =
  | 'getSessionsByInstructor'
  | 'getSessionsByQuiz'
  | 'getGeneralSession'
  | 'createSession'
  | 'editSession'
  | 'updateSession'

/** Viewers do not learn the code that lets students in. */
const withoutCodes = async (db: Queryable, found: readonly Session[], quizId: string, userId: string) => {
  if (found.every((session) => session.instructor_id === userId)) return found
  const may = await db.$count(quizzes, and(eq(quizzes.id, quizId), mayUse(userId, 'marker')))
  return may > 0 ? found : found.map(({ access_code: _, ...session }) => session)
}

export const sessionHandlers = (context: Context) => {
  const { db } = context
  return {
    getSessionsByInstructor: async ({ user }) =>
      dataResponse({
        sessions: await addLinks(context, await readSessions(db, eq(sessions.instructorId, user.userId))),
      }),
    getSessionsByQuiz: async ({ params, user }) => {
      const found = await readSessions(db, eq(sessions.quizId, params.quizId))
      return dataResponse({
        sessions: await addLinks(context, await withoutCodes(db, found, params.quizId, user.userId)),
      })
    },
    getGeneralSession: async ({ params, user }) => {
      const isIt = and(eq(sessions.quizId, params.quizId), eq(sessions.isGeneral, true))
      const found = await readSessions(db, isIt)
      const [session] = await withoutCodes(db, found, params.quizId, user.userId)
      if (!session) throw new Problem('NOT_FOUND')
      return dataResponse({ session: await addLink(context, session) })
    },
    createSession: createSession(context),
    // Two names for one call: the session popup uses the first, the wizard the second.
    editSession: updateSession(context),
    updateSession: updateSession(context),
  } satisfies Pick<Handlers<'quiz'>, Names>
}
