import { entryOf } from '@quizwright/domain/defined.ts'
import type { Difficulty } from '@quizwright/domain/schemas/question.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizFaculties } from '../../database/tables/quizzes.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { fromCurrentQuestions } from '../../questions/current-questions.ts'

/**
 * A question that may be chosen. `used` is the number of quizzes with this question; versions of a quiz count once.
 */
export type Candidate = {
  revisionId: string
  originId: string
  tagKeys: string[]
  used: number
  /** The newest quiz that contains it, preferably a published one. */
  quizName: string
  isPublished: boolean
}
type CandidateFilter = {
  instructorId: string
  difficulty: Difficulty
  tagKeys: string[]
  facultyIds: string[]
  exclude: string[]
  /** The quiz that is being written. */
  quizId: string | undefined
}

const maxCandidates = 20_000

/**
 * Selects the instructor's current questions that a key marks. Descriptive ones make a result wait for a person, which
 * an author has to choose.
 */
const questionsWithKey = (instructorId: string) =>
  sql`${fromCurrentQuestions(instructorId)} and z.quiz_type <> 'daq' and not r.is_descriptive`

const fitsFaculty = (facultyIds: readonly string[]) =>
  facultyIds.length === 0
    ? sql`true`
    : sql`exists (
        select 1 from ${quizFaculties} as f
        where f.quiz_id = z.id and f.faculty_id = any(${textArray(facultyIds)})
      )`

/**
 * Finds the instructor's questions of this difficulty, equal ones once. The least used come first, equally used ones
 * in random order. With tags, only questions with one of them are found. With faculties, only questions in a quiz of
 * one of them.
 */
export const findCandidates = async (
  db: Queryable,
  { instructorId, difficulty, tagKeys, facultyIds, exclude, quizId }: CandidateFilter,
): Promise<Candidate[]> => {
  const carriesTag = tagKeys.length === 0 ? sql`true` : sql`r.tag_keys && ${textArray(tagKeys)}`
  const { rows } = await db.execute<{
    revision_id: string
    origin_id: string
    tag_keys: string[]
    used: string
    quiz_name: string
    is_published: boolean
  }>(sql`
    select min(r.id) as revision_id, min(q.origin_id) as origin_id, r.tag_keys,
      count(distinct z.family_id) as used, bool_or(z.is_published) as is_published,
      (array_agg(z.name order by z.is_published desc, z.created_at desc))[1] as quiz_name
    ${questionsWithKey(instructorId)} and r.difficulty_level = ${difficulty} and ${carriesTag}
    group by r.content_hash, r.tag_keys
    having bool_or(${fitsFaculty(facultyIds)}) and not bool_or(q.origin_id = any(${textArray(exclude)}))
      and not bool_or(z.id = ${quizId ?? ''})
    order by used, random()
    limit ${maxCandidates}`)
  return rows.map((row) => ({
    revisionId: row.revision_id,
    originId: row.origin_id,
    tagKeys: row.tag_keys,
    used: Number(row.used),
    quizName: row.quiz_name,
    isPublished: row.is_published,
  }))
}

type DifficultyFilter = Pick<CandidateFilter, 'instructorId' | 'difficulty' | 'facultyIds'> & {
  tagKeys: readonly (string | null)[]
}

/**
 * Counts for each tag (null for any) the questions at other difficulties, so that an author knows where to find more
 * if a tag has too few.
 */
export const countOtherDifficulties = async (
  db: Queryable,
  { instructorId, difficulty, facultyIds, tagKeys }: DifficultyFilter,
): Promise<Map<string | null, Partial<Record<Difficulty, number>>>> => {
  const countsByTag = new Map(
    tagKeys.map((tagKey): [string | null, Partial<Record<Difficulty, number>>] => [tagKey, {}]),
  )
  if (tagKeys.length === 0) return countsByTag
  // One row per tag. Null stands for any tag.
  const keys = textArray(tagKeys.map((tagKey) => tagKey ?? ''))
  const wantedTags = sql`(select nullif(name, '') as tag from unnest(${keys}) as name) as wanted`
  const { rows } = await db.execute<{ tag: string | null; difficulty_level: Difficulty; n: string }>(sql`
    select wanted.tag, others.difficulty_level, count(distinct others.content_hash) as n
    from ${wantedTags} join (
      select r.difficulty_level, r.content_hash, r.tag_keys
      ${questionsWithKey(instructorId)}
        and r.difficulty_level <> ${difficulty} and ${fitsFaculty(facultyIds)}
    ) as others on wanted.tag is null or wanted.tag = any(others.tag_keys)
    group by 1, 2`)
  for (const row of rows) entryOf(countsByTag, row.tag)[row.difficulty_level] = Number(row.n)
  return countsByTag
}
