import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { numberInSession } from '../attempts/number-in-session.ts'
import type { Context } from '../context.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { findListedStudent } from './list/find-listed-student.ts'
import { findLink } from './admission/find-link.ts'
import { findStudentByToken, holdsFor } from './admission/find-student-by-token.ts'
import { hasPassed } from './allowance/has-passed.ts'
import { isPlaceKnown, readKnownStudent } from './read-known-student.ts'
import { describeOwnAllowance } from './allowance/read-allowance.ts'
import { countAttemptsLeft } from './allowance/require-attempt-left.ts'

const listed = 200

/**
 * Lists the attempts of a student with the instructor of a link, so that results are found on any device. It
 * includes only attempts that the confirmed student began: those that somebody else typed in their name are not
 * theirs. Throws NOT_FOUND and IDENTITY_NEEDED.
 */
export const listOwnAttempts =
  ({ db, now }: Context): LearnerHandlers['listOwnAttempts'] =>
  async ({ params, attemptToken }) => {
    const link = await findLink(db, params.id)
    const holder = await findStudentByToken(db, attemptToken, now())
    if (!holdsFor(holder, link)) throw new Problem('IDENTITY_NEEDED')
    const { studentId } = holder
    const entry = await findListedStudent(db, { linkId: link.linkId, studentId })
    const rows = await db
      .select({
        attempt: attempts,
        quizName: quizzes.name,
        session: sessions,
        number: numberInSession(attempts),
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
      .where(
        and(
          eq(attempts.studentId, studentId),
          eq(attempts.isConfirmed, true),
          eq(quizzes.instructorId, link.instructorId),
          holder.linkId === null ? undefined : eq(sessions.linkId, holder.linkId),
        ),
      )
      .orderBy(desc(attempts.startedAt), desc(attempts.id))
      .limit(listed)

    return dataResponse({
      student: await readKnownStudent(db, studentId),
      attempts: rows.map(({ attempt, quizName, session, number }) => ({
        attempt_id: attempt.id,
        session_id: session.id,
        name: quizName,
        session_name: session.name,
        number,
        started_at: serializeDateTime(attempt.startedAt),
        due_at: serializeDateTime(attempt.dueAt),
        submitted_at: attempt.submittedAt && serializeDateTime(attempt.submittedAt),
        is_here: session.linkId === link.linkId,
      })),
      asks_access_code: (entry?.code ?? link.accessCode) !== null,
      extra_time: entry?.extraTime ?? 0,
      asks_place: rows.length === 0 && !(await isPlaceKnown(db, studentId)),
      has_passed: await hasPassed(db, { studentId, linkId: link.linkId }, now()),
      ...(await describeOwnAllowance(db, { studentId, linkId: link.linkId })),
      attempts_left: await countAttemptsLeft(db, { ...link, studentId }),
    })
  }
