import { setImmediate } from 'node:timers/promises'
import { csvLimits } from '@quizwright/contracts/limits.ts'
import type { ComparedQuestion } from '@quizwright/contracts/near-duplicates/words.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions } from '../database/tables.ts'
import { currentQuestionsOf } from '../questions/current-questions.ts'

/** Revisions read at a time: between two parts others have their turn at the database and at this process. */
const part = 500

/** The questions of an instructor outside one quiz's family. */
export type Outside = { instructorId: string; familyId: string }

/** Which places hold a revision: those of the instructor, but for this family. */
export const otherQuestionsOf = ({ instructorId, familyId }: Outside) =>
  sql`${currentQuestionsOf(instructorId)} and z.family_id <> ${familyId}`

/**
 * The revisions of those questions, each content once, the latest first, as many as are compared; and what of
 * them is.
 */
export const readOtherQuestions = async (
  db: Queryable,
  outside: Outside,
): Promise<{ revisionIds: string[]; known: ComparedQuestion[] }> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select min(r.id) as id ${otherQuestionsOf(outside)} group by r.content_hash order by max(q.created_at) desc limit ${csvLimits.similarCompared}`,
  )
  const revisionIds = rows.map(({ id }) => id)
  const byId = new Map<string, ComparedQuestion>()
  for (let at = 0; at < revisionIds.length; at += part) {
    const contents = await db
      .select({ id: questionRevisions.id, content: questionRevisions.content })
      .from(questionRevisions)
      .where(inArray(questionRevisions.id, revisionIds.slice(at, at + part)))
    for (const {
      id,
      content: { question, equation, options },
    } of contents)
      byId.set(id, { question, equation, options })
    await setImmediate()
  }
  return { revisionIds, known: revisionIds.map((id) => byId.get(id)!) }
}
