import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { sessions } from '../database/tables/quizzes.ts'
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

export const sessionHandlers = (context: Context) => {
  const { db } = context
  return {
    getSessionsByInstructor: async ({ user }) =>
      dataResponse({
        sessions: await addLinks(context, await readSessions(db, eq(sessions.instructorId, user.userId))),
      }),
    getSessionsByQuiz: async ({ params }) =>
      dataResponse({
        sessions: await addLinks(context, await readSessions(db, eq(sessions.quizId, params.quizId))),
      }),
    getGeneralSession: async ({ params }) => {
      const [session] = await readSessions(
        db,
        and(eq(sessions.quizId, params.quizId), eq(sessions.isGeneral, true)),
      )
      if (!session) throw new Problem('NOT_FOUND')
      return dataResponse({ session: await addLink(context, session) })
    },
    createSession: createSession(context),
    // Two names for one call: the session popup uses the first, the wizard the second.
    editSession: updateSession(context),
    updateSession: updateSession(context),
  } satisfies Pick<Handlers<'quiz'>, Names>
}
