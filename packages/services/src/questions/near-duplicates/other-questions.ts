import { entryOf } from '@quizwright/domain/defined.ts'
import { listedOptions } from '@quizwright/domain/kinds/pieces-of.ts'
import { setImmediate } from 'node:timers/promises'
import { csvLimits } from '@quizwright/domain/limits.ts'
import type { ComparedQuestion } from '@quizwright/domain/near-duplicates/words.ts'
import { sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { fromCurrentQuestions } from '../current-questions.ts'

/** The number of revisions per query, so that other requests are served in between. */
const revisionsPerQuery = 500

/** Selects the questions of an instructor outside the family of one quiz. */
export type OtherQuestions = { instructorId: string; familyId: string }

/** Returns `from` and `where` of a query on those questions (questions/current-questions.ts). */
export const otherQuestionsOf = ({ instructorId, familyId }: OtherQuestions) =>
  sql`${fromCurrentQuestions(instructorId)} and z.family_id <> ${familyId}`

/**
 * Reads the newest of those questions up to the limit for comparisons, equal ones once. Returns the ids of their
 * revisions and, at the same indexes, the compared parts.
 */
export const readOtherQuestions = async (
  db: Queryable,
  filter: OtherQuestions,
): Promise<{ revisionIds: string[]; known: ComparedQuestion[] }> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select min(r.id) as id ${otherQuestionsOf(filter)}
      group by r.content_hash order by max(q.created_at) desc limit ${csvLimits.similarCompared}`,
  )
  const revisionIds = rows.map(({ id }) => id)
  const byId = new Map<string, ComparedQuestion>()
  for (let start = 0; start < revisionIds.length; start += revisionsPerQuery) {
    const contents = await db
      .select({ id: questionRevisions.id, content: questionRevisions.content })
      .from(questionRevisions)
      .where(inIds(questionRevisions.id, revisionIds.slice(start, start + revisionsPerQuery)))
    for (const { id, content } of contents) {
      const { question, equation } = content
      byId.set(id, { question, equation, options: listedOptions(content) })
    }
    await setImmediate()
  }
  return { revisionIds, known: revisionIds.map((id) => entryOf(byId, id)) }
}
