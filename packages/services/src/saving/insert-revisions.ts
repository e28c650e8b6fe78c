import { sql, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { findImageIds, markImagesUsed } from '../images/image-references.ts'
import type { QuestionFingerprint } from './content-fingerprint.ts'

/** `imageIds` are the images that its content links to. */
export type NewRevision = QuestionFingerprint & { revisionId: string; imageIds: readonly string[] }

export const newRevision = (revisionId: string, fingerprint: QuestionFingerprint): NewRevision => ({
  ...fingerprint,
  revisionId,
  imageIds: findImageIds(fingerprint.json),
})

/** Inserts revisions with one statement, and marks the images that they link to as used. */
export const insertRevisions = async (
  tx: Queryable,
  revisions: readonly NewRevision[],
  now: Date,
): Promise<void> => {
  if (revisions.length === 0) return
  await tx.execute(insertionOf(revisions, now))
  await markImagesUsed(tx, imagesOf(revisions))
}

/** The ids of the images that revisions link to. */
export const imagesOf = (revisions: readonly NewRevision[]): string[] =>
  revisions.flatMap(({ imageIds }) => imageIds)

/** The statement that inserts revisions, or none of them if the condition does not hold. */
export const insertionOf = (revisions: readonly NewRevision[], now: Date, condition = sql`true`): SQL => {
  const rows = revisions.map(({ revisionId, contentHash, content, json, tagKeys, marks, imageIds }) => {
    const columns = JSON.stringify({
      id: revisionId,
      content_hash: contentHash,
      difficulty_level: content.difficulty_level,
      weightage: marks,
      tag_keys: tagKeys,
      image_ids: imageIds,
    })
    return `{"content":${json},${columns.slice(1)}`
  })
  return sql`
    insert into ${questionRevisions}
      (id, content_hash, content, difficulty_level, weightage, is_descriptive, tag_keys, image_ids, created_at)
    select row.id, row.content_hash, row.content, row.difficulty_level, row.weightage,
      coalesce(row.content #>> '{interaction,kind}' = 'descriptive', false), row.tag_keys, row.image_ids,
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb)
      as row(id text, content_hash text, content jsonb, difficulty_level text, weightage int,
        tag_keys text[], image_ids text[])
    where ${condition}`
}
