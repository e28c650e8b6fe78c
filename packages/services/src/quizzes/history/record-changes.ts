import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionChanges } from '../../database/tables/history.ts'
import { questions, type StagedQuestion } from '../../database/tables/questions.ts'

/** A change of a quiz's questions: who makes it, and the revision that the quiz gets by it. */
export type Change = {
  quizId: string
  revision: number
  by: string
  means: (typeof questionChanges.$inferSelect)['means']
}

type Compared = {
  /** The quiz with the questions before: the same one, or the version before it. */
  from: string
  staged: readonly StagedQuestion[]
  /** Whether the staged questions are all there are, so that others are removed. */
  areAll: boolean
}

/**
 * Writes down what changes in which question, with one statement for any number of questions. To be called before the
 * questions are replaced.
 */
export const recordChanges = async (
  tx: Queryable,
  { quizId, revision, by, means }: Change,
  { from, staged, areAll }: Compared,
  now: Date,
): Promise<void> => {
  const rows = staged.map(({ id, originId, revisionId }) => ({
    id,
    origin_id: originId,
    revision_id: revisionId,
  }))
  await tx.execute(sql`
    insert into ${questionChanges}
      (quiz_id, revision, question_id, origin_id, before_id, after_id, changed_by, changed_at, means)
    select ${quizId}, ${revision}, coalesce(incoming.id, was.id), coalesce(was.origin_id, incoming.origin_id),
      was.revision_id, incoming.revision_id, ${by}, ${now.toISOString()}::timestamptz, ${means}
    from (select id, origin_id, revision_id from ${questions} where quiz_id = ${from}) as was
    ${areAll ? sql`full` : sql`inner`} join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as incoming(id text, origin_id text, revision_id text) on incoming.id = was.id
    where was.revision_id is distinct from incoming.revision_id
    on conflict do nothing`)
}
