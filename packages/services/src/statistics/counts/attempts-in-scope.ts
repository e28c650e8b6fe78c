import { eq, or, type SQL, sql } from '../../database/drizzle.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiGroupMembers } from '../../database/tables/lti-groups.ts'
import { quizScope } from './frequency-weights.ts'

/** The condition of attempts, all of one quiz, that a scope counts: those of a session, or of a group of a course. */
export const attemptsInScope = (scope: string): SQL | undefined =>
  scope === quizScope
    ? undefined
    : or(
        eq(attempts.sessionId, scope),
        sql`exists (select 1 from ${ltiGroupMembers} m
          where m.group_id = ${scope} and m.student_id = ${attempts.studentId})`,
      )
