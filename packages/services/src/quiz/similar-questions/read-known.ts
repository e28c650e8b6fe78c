import { setImmediate } from 'node:timers/promises'
import { csvLimits } from '@quizwright/contracts/limits.ts'
import type { ComparedQuestion } from '@quizwright/contracts/similar/words-of.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Querying } from '../../shared/database/database.ts'
import { questionRevisions, questions, quizzes } from '../../shared/database/tables.ts'

/** Revisions read at a time: between two parts others have their turn at the database and at this process. */
const part = 500

/** The questions of an instructor outside one quiz's family. */
export type Outside = { instructorId: string; familyId: string }

/** Which places hold a revision: those in the newest version of each of the instructor's quizzes, but for this family. */
export const heldOutside = ({ instructorId, familyId }: Outside) => sql`
  from ${questions} as q
    join ${questionRevisions} as r on r.id = q.revision_id
    join ${quizzes} as z on z.id = q.quiz_id
  where z.instructor_id = ${instructorId} and z.family_id <> ${familyId}
    and not exists (select 1 from ${quizzes} as newer where newer.family_id = z.family_id and newer.version > z.version)`

/** The revisions of those questions, each content once, the latest first, as many as are compared; and what of them is. */
export const readKnown = async (db: Querying, outside: Outside): Promise<{ revisionIds: string[]; known: ComparedQuestion[] }> => {
  const { rows } = await db.execute<{ id: string }>(sql`select min(r.id) as id ${heldOutside(outside)} group by r.content_hash order by max(q.created_at) desc limit ${csvLimits.similarCompared}`)
  const revisionIds = rows.map(({ id }) => id)
  const byId = new Map<string, ComparedQuestion>()
  for (let at = 0; at < revisionIds.length; at += part) {
    const contents = await db.select({ id: questionRevisions.id, content: questionRevisions.content }).from(questionRevisions).where(inArray(questionRevisions.id, revisionIds.slice(at, at + part)))
    for (const { id, content: { question, equation, options } } of contents) byId.set(id, { question, equation, options })
    await setImmediate()
  }
  return { revisionIds, known: revisionIds.map((id) => byId.get(id)!) }
}
