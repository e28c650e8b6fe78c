import { type SQL, sql } from 'drizzle-orm'
import { attempts } from '../../database/tables.ts'
import { textArray } from '../../database/text-array.ts'

/** How often a counted attempt is counted in a scope: 1 or 0, or what that changes by. */
export type Roles = {
  attempt_id: string
  scope: string
  first: number
  second: number
  latest: number
  highest: number
  every: number
  /** It stands for its student where the students of its place are counted. */
  resident: number
}
export const weightNames = ['first', 'second', 'latest', 'highest', 'every', 'resident'] as const

/** The scope of the whole quiz; the other ones are sessions. */
export const quizScope = 'all'

/**
 * The roles of all counted attempts at these quizzes, or of these students' alone, in the whole quiz and in
 * their session. Of equally high attempts the earliest is the highest.
 */
export const weightsOf = (quizIds: readonly string[], studentIds?: readonly string[]): SQL => sql`
  select a.id as attempt_id, s.scope,
    (row_number() over (partition by a.quiz_id, s.scope, a.student_id order by a.number) = 1)::integer as first,
    (row_number() over (partition by a.quiz_id, s.scope, a.student_id order by a.number) = 2)::integer as second,
    (row_number() over (partition by a.quiz_id, s.scope, a.student_id order by a.number desc) = 1)::integer as latest,
    (row_number() over (partition by a.quiz_id, s.scope, a.student_id order by a.correct_percentage desc, a.number) = 1)::integer as highest,
    1 as every,
    (row_number() over (partition by a.quiz_id, s.scope, a.student_id, a.country, a.city order by a.number) = 1)::integer as resident
  from ${attempts} a cross join lateral (values (${quizScope}::text), (a.session_id)) s(scope)
  where a.quiz_id = any(${textArray(quizIds)}) and a.is_counted ${studentIds ? sql`and a.student_id = any(${textArray(studentIds)})` : sql``}`

/** Roles that are known here, as rows for a statement. */
export const weightRows = (roles: readonly Roles[]): SQL => sql`
  select * from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
    as r(attempt_id text, scope text, first integer, second integer, latest integer, highest integer, every integer, resident integer)`
