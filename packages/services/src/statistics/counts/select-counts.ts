import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import { eq, or, sql, type SQL } from '../../database/drizzle.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiGroupMembers } from '../../database/tables/lti-groups.ts'
import { quizScope } from './frequency-weights.ts'

/**
 * The counts to read: of a quiz, in a scope (a session's id or `quizScope`), over the first, the latest, the highest
 * or all attempts of each student.
 */
export type CountSelection = { quizId: string; scope: string; attempts: CountedAttempts }

export const inScope = ({ quizId, scope }: Pick<CountSelection, 'quizId' | 'scope'>): SQL =>
  sql`quiz_id = ${quizId} and scope = ${scope}`

/** Returns the column of a sum or count over the selected attempts: `n` over the first attempts is `n_first`. */
export const selectedColumn = ({ attempts: counted }: CountSelection, name: string): SQL =>
  sql`${sql.identifier(`${name}_${counted}`)}`

/** The condition of attempts, all of one quiz, that a scope counts: those of a session, or of a group of a course. */
export const attemptsInScope = (scope: string): SQL | undefined =>
  scope === quizScope
    ? undefined
    : or(
        eq(attempts.sessionId, scope),
        sql`exists (select 1 from ${ltiGroupMembers} m
          where m.group_id = ${scope} and m.student_id = ${attempts.studentId})`,
      )
