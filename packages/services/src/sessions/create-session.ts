import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import { findPlacement } from '../quizzes/structure/find-placement.ts'
import { addLink } from './session-links.ts'
import { settingsColumns } from './settings-columns.ts'
import { readSession } from './read-sessions.ts'

type SessionBody = Parameters<Handlers<'quiz'>['createSession']>[0]['body']

/**
 * Adds a session to a quiz. It gets the course and module of the quiz, unless the body names others that the caller
 * teaches. Those of the quiz are not checked, because its instructor may no longer teach them. The rules have checked
 * that name, description, start and end are given. Throws NOT_FOUND. Returns its id, which is that of its link, too.
 */
export const addSession = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  body: SessionBody,
  userId: string,
): Promise<string> => {
  const [quiz] = await db
    .select({ courseId: quizzes.courseId, moduleId: quizzes.moduleId, ownerId: quizzes.instructorId })
    .from(quizzes)
    .where(eq(quizzes.id, body.quiz_id))
  if (!quiz) throw new Problem('NOT_FOUND')
  const { course_id: courseId = null, module_id: moduleId = null } = body
  const isOfQuiz =
    (courseId ?? quiz.courseId) === quiz.courseId && (moduleId ?? quiz.moduleId) === quiz.moduleId
  const named = isOfQuiz
    ? quiz
    : await findPlacement(db, { courseId, moduleId, chapterId: null, videoId: null }, userId)
  const id = makeId()
  await db.insert(sessions).values({
    id,
    quizId: body.quiz_id,
    // The owner's, whoever adds it, so that a session stays when a colleague goes.
    instructorId: quiz.ownerId,
    name: defined(body.name, 'body.name'),
    description: defined(body.description, 'body.description'),
    startTime: parseDateTime(defined(body.start_time, 'body.start_time')),
    endTime: parseDateTime(defined(body.end_time, 'body.end_time')),
    moduleId: named.moduleId ?? quiz.moduleId,
    courseId: named.courseId ?? quiz.courseId,
    createdAt: now(),
    linkId: id,
    ...settingsColumns(body),
  })
  return id
}

export const createSession =
  (context: Context): Handlers<'quiz'>['createSession'] =>
  async ({ body, user }) => {
    const id = await addSession(context, body, user.userId)
    return dataResponse(
      { session: await addLink(context, await readSession(context.db, id)) },
      toasts.sessionCreated,
    )
  }
