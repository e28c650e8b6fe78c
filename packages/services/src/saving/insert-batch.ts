import { sql } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables/questions.ts'
import { markingUsed } from '../images/image-references.ts'
import { imagesOf, insertionOf } from './store-revisions.ts'
import type { SaveBatch } from './open-save.ts'
import type { PreparedRevisions } from './store-revisions.ts'

const saveIsOpen = sql`exists (select from save)`

/**
 * Stores a batch with its new revisions and touches its save, all or nothing, with one statement. Returns false and
 * stores no batch if it is stored already or if the save has ended. Updating the save's row makes a concurrent
 * commit wait for this batch, or this batch find the save ended.
 */
export const insertBatch = async (
  db: Database,
  { quizId, saveId, index }: SaveBatch,
  { staged, newRevisions }: PreparedRevisions,
  now: Date,
): Promise<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const imageIds = imagesOf(newRevisions)
  const { rows } = await db.execute(sql`
    with save as (
      update ${saves} set touched_at = ${at}
      where quiz_id = ${quizId} and save_id = ${saveId} and state = 'staging'
      returning quiz_id, save_id)
    ${newRevisions.length > 0 ? sql`, revisions as (${insertionOf(newRevisions, now, saveIsOpen)})` : sql``}
    ${imageIds.length > 0 ? sql`, images as (${markingUsed(imageIds)} and ${saveIsOpen})` : sql``}
    insert into ${stagedBatches} (quiz_id, save_id, index, questions, created_at)
    select quiz_id, save_id, ${index}::int, ${JSON.stringify(staged)}::jsonb, ${at} from save
    on conflict do nothing
    returning index`)
  return rows.length > 0
}
