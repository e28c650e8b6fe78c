import { defined } from '@quizwright/domain/defined.ts'
import { type Placeholder, sql, type SQL } from '../../database/drizzle.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiGroupMembers, ltiGroups } from '../../database/tables/lti-groups.ts'
import { textArray } from '../../database/queries/text-array.ts'

/**
 * The frequency weights of one counted attempt in one scope: how often each count includes it, 0 or 1. Also used for
 * changes of these weights.
 */
export type FrequencyWeights = {
  attempt_id: string
  scope: string
  /** 1 for the student's first attempt. */
  first: number
  /** 1 for the student's second attempt. */
  second: number
  latest: number
  highest: number
  /** 1 for any attempt. */
  every: number
  /** 1 for the attempt that counts its student for the place where it was made. */
  resident: number
}
export const weightNames = ['first', 'second', 'latest', 'highest', 'every', 'resident'] as const

/** The scope of the whole quiz. The other scopes are the ids of its sessions, and of groups of courses. */
export const quizScope = 'all'

/** Attempts at these quizzes, or only of these students. */
export const attemptsAt = (quizIds: readonly string[], studentIds?: readonly string[]): SQL => {
  const ofStudents = studentIds ? sql`and a.student_id = any(${textArray(studentIds)})` : sql``
  return sql`a.quiz_id = any(${textArray(quizIds)}) ${ofStudents}`
}

/** All attempts that these students made at the same quizzes as these attempts. */
export const attemptsBeside = (made: readonly { quiz_id: string; student_id: string }[]): SQL => sql`
  (a.quiz_id, a.student_id) in (select * from unnest(
    ${textArray(made.map((one) => one.quiz_id))}, ${textArray(made.map((one) => one.student_id))}))`

/**
 * Returns a query for the weights of those of the attempts `which` that are counted, in the whole quiz, in their
 * session and in the groups of their course. Of a student's attempts at a quiz there must be all or none. Of several
 * equally high attempts the earliest counts as the highest. The attempts `counted` are taken for counted ones, too.
 */
export const weightsOf = (which: SQL, counted: readonly string[] = []): SQL => {
  const rank = (partition: SQL, order: SQL) =>
    sql`row_number() over (partition by a.quiz_id, s.scope, a.student_id${partition} order by ${order})`
  const byNumber = rank(sql``, sql`a.number`)
  return sql`
    select a.id as attempt_id, s.scope,
      (${byNumber} = 1)::integer as first,
      (${byNumber} = 2)::integer as second,
      (${rank(sql``, sql`a.number desc`)} = 1)::integer as latest,
      (${rank(sql``, sql`a.correct_percentage desc, a.number`)} = 1)::integer as highest,
      1 as every,
      (${rank(sql`, a.country, a.city`, sql`a.number`)} = 1)::integer as resident
    from ${attempts} a cross join lateral (
      values (${quizScope}::text), (a.session_id)
      union all select g.id from ${ltiGroupMembers} m join ${ltiGroups} g on g.id = m.group_id
        where m.student_id = a.student_id and g.quiz_id = a.quiz_id
    ) s(scope)
    where ${which} and (a.is_counted or a.id = any(${textArray(counted)}))`
}

/** Returns a query that yields these weights as rows. */
export const weightRows = (weights: readonly FrequencyWeights[]): SQL =>
  weightRecords(JSON.stringify(weights))

/** Like `weightRows`, of weights that are written as JSON. */
export const weightRecords = (weights: string | Placeholder): SQL => sql`
  select * from jsonb_to_recordset(${weights}::jsonb)
    as r(attempt_id text, scope text, first integer, second integer, latest integer, highest integer,
      every integer, resident integer)`

/** Returns how the weights of an attempt in a scope changed, or undefined if it is missing before or after. */
export const weightChange = (
  after: FrequencyWeights | undefined,
  before: FrequencyWeights | undefined,
): FrequencyWeights => {
  const { attempt_id, scope } = defined(after ?? before, 'the attempt')
  const change: FrequencyWeights = {
    attempt_id,
    scope,
    first: 0,
    second: 0,
    latest: 0,
    highest: 0,
    every: 0,
    resident: 0,
  }
  for (const name of weightNames) change[name] = (after?.[name] ?? 0) - (before?.[name] ?? 0)
  return change
}

export const hasChanged = (change: FrequencyWeights): boolean =>
  weightNames.some((name) => change[name] !== 0)
