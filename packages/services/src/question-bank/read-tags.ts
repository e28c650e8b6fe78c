import { bankLimits } from '@quizwright/domain/limits.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { type BankScope, bankQuestionsOf } from './bank-scope.ts'

/** Reads the most frequent tags of the questions that can be found, in their first spelling. */
export const readTags = async (
  db: Queryable,
  scope: BankScope,
): Promise<{ tag_name: string; questions: number }[]> => {
  const { rows } = await db.execute<{ tag_name: string; questions: number }>(sql`
    select coalesce(min(t.tag_name), k.key) as tag_name, count(distinct k.hash)::integer as questions
    from (select r.content_hash as hash, unnest(r.tag_keys) as key ${bankQuestionsOf(scope)}) as k
      left join quiz.tags as t on t.tag_key = k.key and t.tag_type = 'general'
    group by k.key order by 2 desc, k.key limit ${bankLimits.tagsShown}`)
  return rows
}
