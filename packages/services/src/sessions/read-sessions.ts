import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { desc, eq, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

/** Reads sessions in the form of the wire, newest first. */
export const readSessions = async (db: Queryable, where: SQL | undefined): Promise<Session[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(where)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return rows.map(({ sessions: session, quizzes: quiz }) => ({
    _id: session.id,
    name: session.name,
    description: session.description,
    start_time: serializeDateTime(session.startTime),
    end_time: serializeDateTime(session.endTime),
    quiz_id: {
      _id: quiz.id,
      name: quiz.name,
      created_at: serializeDateTime(quiz.createdAt),
      duration: quiz.duration,
      reports_count: quiz.reportsCount,
    },
    instructor_id: session.instructorId,
    module_id: session.moduleId,
    course_id: session.courseId,
    link_id: session.linkId,
    access: session.access,
    attempts_allowed: session.attemptsAllowed,
    access_code: session.accessCode,
    shared_devices: session.sharedDevices,
    language: session.language,
    forget_after_days: session.forgetAfterDays,
    ...(session.arrangement && { arrangement: session.arrangement }),
  }))
}

/** Reads one session. Throws NOT_FOUND. */
export const readSession = async (db: Queryable, sessionId: string): Promise<Session> => {
  const [session] = await readSessions(db, eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  return session
}
