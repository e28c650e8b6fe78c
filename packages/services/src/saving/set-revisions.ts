import { eq, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questions, type StagedQuestion } from '../database/tables/questions.ts'
import { type Change, recordChanges } from '../quizzes/history/record-changes.ts'

/** Gives some questions of a quiz other contents, at their places, and writes it down in the history. */
export const setRevisions = async (
  tx: Queryable,
  change: Change,
  staged: readonly StagedQuestion[],
  now: Date,
): Promise<void> => {
  await recordChanges(tx, change, { from: change.quizId, staged, areAll: false }, now)
  const rows = staged.map(({ id, revisionId }) => ({ id, revision_id: revisionId }))
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming(id text, revision_id text)`
  await tx
    .update(questions)
    .set({ revisionId: sql`incoming.revision_id` })
    .from(incoming)
    .where(sql`${eq(questions.quizId, change.quizId)} and ${questions.id} = incoming.id`)
}
