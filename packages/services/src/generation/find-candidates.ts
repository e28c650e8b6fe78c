import type { Difficulty } from '@quizwright/contracts/schemas/question.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizFaculties } from '../database/tables.ts'
import { textArray } from '../database/text-array.ts'
import { currentQuestionsOf } from '../questions/current-questions.ts'

/**
 * A question that may be chosen. `used` is the number of quizzes that hold it, however many versions they
 * have.
 */
export type Candidate = { revisionId: string; originId: string; tagKeys: string[]; used: number }
type Wanted = {
  instructorId: string
  difficulty: Difficulty
  tagKeys: string[]
  facultyIds: string[]
  exclude: string[]
}

const candidatesAtMost = 20_000

/** None of an AI quiz, whose questions have no options and so serve in no other. */
const ownQuestions = (instructorId: string) =>
  sql`${currentQuestionsOf(instructorId)} and z.quiz_type <> 'daq'`

const fitsFaculty = (facultyIds: readonly string[]) =>
  facultyIds.length === 0
    ? sql`true`
    : sql`exists (select 1 from ${quizFaculties} as f where f.quiz_id = z.id and f.faculty_id = any(${textArray(facultyIds)}))`

/**
 * The instructor's own questions of this difficulty, each once however many quizzes hold the same; the least
 * used first, equals in no order. With tags, those that carry one of them; with faculties, those that are in
 * a quiz of one of them.
 */
export const findCandidates = async (
  db: Queryable,
  { instructorId, difficulty, tagKeys, facultyIds, exclude }: Wanted,
): Promise<Candidate[]> => {
  const carriesTag = tagKeys.length === 0 ? sql`true` : sql`r.tag_keys && ${textArray(tagKeys)}`
  const { rows } = await db.execute<{
    revision_id: string
    origin_id: string
    tag_keys: string[]
    used: string
  }>(sql`
    select min(r.id) as revision_id, min(q.origin_id) as origin_id, r.tag_keys, count(distinct z.family_id) as used
    ${ownQuestions(instructorId)} and r.difficulty_level = ${difficulty} and ${carriesTag}
    group by r.content_hash, r.tag_keys
    having bool_or(${fitsFaculty(facultyIds)}) and not bool_or(q.origin_id = any(${textArray(exclude)}))
    order by used, random()
    limit ${candidatesAtMost}`)
  return rows.map((row) => ({
    revisionId: row.revision_id,
    originId: row.origin_id,
    tagKeys: row.tag_keys,
    used: Number(row.used),
  }))
}

type Short = Pick<Wanted, 'instructorId' | 'difficulty' | 'facultyIds'> & {
  tagKeys: readonly (string | null)[]
}

/**
 * How many questions these tags (null: any) have at the other difficulties: where to look when they are
 * short.
 */
export const countOtherDifficulties = async (
  db: Queryable,
  { instructorId, difficulty, facultyIds, tagKeys }: Short,
): Promise<Map<string | null, Partial<Record<Difficulty, number>>>> => {
  const counted = new Map(
    tagKeys.map((tagKey): [string | null, Partial<Record<Difficulty, number>>] => [tagKey, {}]),
  )
  if (tagKeys.length === 0) return counted
  // The tags asked for are rows of their own, one of them null where any will do.
  const asked = sql`(select nullif(name, '') as tag from unnest(${textArray(tagKeys.map((tagKey) => tagKey ?? ''))}) as name) as asked`
  const { rows } = await db.execute<{ tag: string | null; difficulty_level: Difficulty; n: string }>(sql`
    select asked.tag, others.difficulty_level, count(distinct others.content_hash) as n
    from ${asked} join (
      select r.difficulty_level, r.content_hash, r.tag_keys ${ownQuestions(instructorId)} and r.difficulty_level <> ${difficulty} and ${fitsFaculty(facultyIds)}
    ) as others on asked.tag is null or asked.tag = any(others.tag_keys)
    group by 1, 2`)
  for (const row of rows) counted.get(row.tag)![row.difficulty_level] = Number(row.n)
  return counted
}
