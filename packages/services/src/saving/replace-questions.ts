import { and, eq, sql } from 'drizzle-orm'
import { makeId } from '../database/make-id.ts'
import type { Queryable } from '../database/database.ts'
import { questions, tags, type StagedQuestion } from '../database/tables.ts'
import { normalizeName } from '../database/fold-text.ts'

/**
 * Makes these the questions of a quiz, in this order, in place of all it had: two statements, however many
 * they are. Questions that stay where and what they were are not written again. Answers what the quiz keeps
 * of them.
 */
export const replaceQuestions = async (
  tx: Queryable,
  quizId: string,
  staged: readonly StagedQuestion[],
  now: Date,
): Promise<{ questionCount: number; totalMarks: number }> => {
  const rows = JSON.stringify(
    staged.map(({ id, originId, revisionId }, at) => ({
      id,
      origin_id: originId,
      revision_id: revisionId,
      place: at + 1,
    })),
  )
  const placed = sql`jsonb_to_recordset(${rows}::jsonb) as placed(id text, origin_id text, revision_id text, place int)`
  await tx
    .delete(questions)
    .where(
      and(
        eq(questions.quizId, quizId),
        sql`not exists (select 1 from ${placed} where placed.id = ${questions.id})`,
      ),
    )
  await tx.execute(sql`
    insert into ${questions} (quiz_id, id, origin_id, place, revision_id, created_at)
    select ${quizId}, placed.id, placed.origin_id, placed.place, placed.revision_id, ${now.toISOString()}::timestamptz from ${placed}
    on conflict (quiz_id, id) do update set place = excluded.place, revision_id = excluded.revision_id
      where (${questions.place}, ${questions.revisionId}) is distinct from (excluded.place, excluded.revision_id)`)
  await addTags(tx, staged, now)
  return {
    questionCount: staged.length,
    totalMarks: staged.reduce((sum, question) => sum + question.marks, 0),
  }
}

/** Names that questions brought along become general tags. */
const addTags = async (tx: Queryable, staged: readonly StagedQuestion[], now: Date): Promise<void> => {
  const byKey = new Map(
    staged.flatMap((question) => question.newTags ?? []).map((name) => [normalizeName(name), name]),
  )
  if (byKey.size === 0) return
  await tx
    .insert(tags)
    .values(
      [...byKey].map(([tagKey, tagName]) => ({
        id: makeId(),
        tagName,
        tagType: 'general' as const,
        tagKey,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}
