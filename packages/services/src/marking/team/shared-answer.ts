import { sql, type SQL } from '../../database/drizzle.ts'
import { mayUse } from '../../auth/rights/role-of.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { markingShares, markingTeams, unseenMarks } from '../../database/tables/marking-team.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** A number from 0 to 2^28 that an answer draws once for ever, so that samples grow and shrink without a list. */
const drawn = sql`('x' || substr(md5(team.seed || ${attemptAnswers.attemptId} || ${attemptAnswers.questionId}), 1, 7)
  )::bit(28)::int`

const isDrawn = sql`(${drawn} % 100 < team.sample_percent and cardinality(team.marker_ids) > 1)`

/** The marker in whose share an answer is; null if it is in nobody's. */
const first = sql`(select share.account_id from ${markingShares} as share
  where share.quiz_id = team.quiz_id and share.subject_id =
    case team.shared_by when 'question' then ${attemptAnswers.questionId} else ${attemptAnswers.attemptId} end)`

/**
 * Who marks a drawn answer a second time: one of the others, who are drawn alike often. Null where the answer is in
 * nobody's share, because two who come first mark it then.
 */
const second = (
  ofShare: SQL,
) => sql`team.marker_ids[(array_position(team.marker_ids, ${ofShare}::text) + ${drawn} / 100
  % greatest(1, cardinality(team.marker_ids) - 1)) % cardinality(team.marker_ids) + 1]`

const given = sql`(select count(*)::int as n, coalesce(array_agg(account_id::text), '{}') as people
  from ${unseenMarks} as mark
  where mark.attempt_id = ${attemptAnswers.attemptId} and mark.question_id = ${attemptAnswers.questionId})`

/** Selects from the team of an answer's quiz, with its marker, its second marker and its unseen marks. */
const fromTeam = sql`from ${markingTeams} as team
  cross join lateral (select ${first} as account_id) as share
  cross join lateral (select case when ${isDrawn} then ${second(sql`share.account_id`)} end as account_id) as other
  cross join lateral ${given} as given
  where team.quiz_id = ${attempts.quizId}`

/**
 * In which order somebody marks an answer: 0 in their share or a second time, 1 in nobody's share, 2 in another's
 * share, which only editors mark. -1: it is not for them, or not any more. 0 where nothing is shared out.
 */
export const turnOf = (userId: string): SQL<number> => sql`coalesce((
  select case
    when given.n >= 2 or ${userId} = any(given.people) then -1
    when share.account_id = ${userId} or other.account_id = ${userId} then 0
    when share.account_id is null then 1
    when ${mayUse(userId, 'editor')} then 2
    else -1 end
  ${fromTeam}), 0)`

/** Whether an answer is in nobody's share, or somebody marks or has marked it, as the first or the second. */
export const isForMarker = (userId: string): SQL => sql`coalesce((
  select share.account_id is null or share.account_id = ${userId}
    or coalesce(other.account_id = ${userId}, false) or ${userId} = any(given.people)
  ${fromTeam}), true)`

/** The condition of the answers that somebody may mark, as far as they are shared out. */
export const isInReachOf = (userId: string): SQL => sql`${turnOf(userId)} >= 0`

/** Whether an answer is marked twice, so that it is neither confirmed with others nor delivered without a person. */
export const isMarkedTwice: SQL<boolean> = sql`coalesce((
  select ${isDrawn} or given.n > 0 ${fromTeam}), false)`

/** Whether an answer has two marks, but still none that counts: the owner decides. */
export const awaitsDecision: SQL<boolean> = sql`exists (select 1 from ${unseenMarks} as mark
  where mark.attempt_id = ${attemptAnswers.attemptId} and mark.question_id = ${attemptAnswers.questionId}
  having count(*) >= 2)`

/** What is known of an answer whose quiz is shared out, as one row of JSON; null where it is not. */
export const sharing = (userId: string) => sql<Sharing | null>`(
  select json_build_object(
    'marker', share.account_id, 'isDrawn', ${isDrawn}, 'isMine',
    coalesce(share.account_id is null or share.account_id = ${userId} or other.account_id = ${userId}, false),
    'mostDifference', team.most_difference)
  ${fromTeam})`

export type Sharing = { marker: string | null; isDrawn: boolean; isMine: boolean; mostDifference: number }

/** The columns by which progress is counted: who marks an answer first and second, and who has done so. */
export const markersOf = {
  first: sql<string | null>`(select share.account_id ${fromTeam})`,
  second: sql<string | null>`(select other.account_id ${fromTeam})`,
  people: sql<string[] | null>`(select given.people ${fromTeam})`,
}

/** Whether the answers of a quiz are shared out. */
export const isSharedOut: SQL<boolean> = sql`exists (select 1 from ${markingTeams} as team
  where team.quiz_id = ${quizzes.id} and cardinality(team.marker_ids) > 0)`
