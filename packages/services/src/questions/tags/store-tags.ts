import { tagLimits } from '@quizwright/domain/limits.ts'
import type { NewTag } from '@quizwright/domain/schemas/tag.ts'
import { sql } from '../../database/drizzle.ts'
import { normalizeName } from '../../database/queries/fold-text.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { tags } from '../../database/tables/quizzes.ts'

/**
 * Adds the tags that do not exist yet, until the instructor has added as many as one may. Without the limit one
 * instructor could fill the list that all are suggested. Calls at the same moment can exceed it by their own tags.
 */
export const storeTags = async (
  tx: Queryable,
  { tags: given, ownerId }: { tags: readonly NewTag[]; ownerId: string },
  now: Date,
): Promise<void> => {
  const rows = given.map((tag, index) => ({
    ...tag,
    id: makeId(),
    place: index,
    tag_key: normalizeName(tag.tag_name),
  }))
  await tx.execute(sql`
    insert into ${tags} (id, tag_name, tag_type, tag_key, created_by, created_at)
    select id, tag_name, tag_type, tag_key, ${ownerId}, ${now.toISOString()}::timestamptz
    from (
      select distinct on (tag_type, tag_key) *
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(id text, place integer, tag_name text, tag_type text, tag_key text)
      order by tag_type, tag_key, place
    ) as given
    where not exists (
      select 1 from ${tags} as stored where stored.tag_type = given.tag_type and stored.tag_key = given.tag_key
    )
    order by place
    limit greatest(0, ${tagLimits.perInstructor} - (select count(*) from ${tags} where created_by = ${ownerId}))
    on conflict do nothing`)
}
