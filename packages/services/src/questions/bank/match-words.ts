import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { type BankScope, bankQuestionsOf } from './bank-scope.ts'

/**
 * Returns the hashes of the contents in which all words occur: in the question, its options, its tags or the name of
 * its quiz. Undefined without words. As in every search, texts are folded here and not in the database.
 */
export const matchWords = async (
  db: Queryable,
  scope: BankScope,
  words: string | undefined,
): Promise<string[] | undefined> => {
  const wanted = foldText(words ?? '')
    .split(' ')
    .filter((word) => word !== '')
  if (wanted.length === 0) return undefined
  const { rows } = await db.execute<{ hash: string; text: string }>(sql`
    select r.content_hash as hash, concat_ws(' ', min(r.content ->> 'question'), min(r.content ->> 'equation'),
      min(jsonb_path_query_array(r.content, '$.options[*].option')::text),
      min(jsonb_path_query_array(r.content, '$.interaction.presentation.*[*].text')::text),
      min(jsonb_path_query_array(r.content, '$.interaction.presentation.gaps[*].choices[*]')::text),
      min(jsonb_path_query_array(r.content, '$.interaction.presentation.bank[*]')::text),
      min(array_to_string(r.tag_keys, ' ')),
      string_agg(distinct z.name, ' ')) as text
    ${bankQuestionsOf(scope)} group by r.content_hash`)
  return rows.filter(({ text }) => hasAll(foldText(text), wanted)).map(({ hash }) => hash)
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))
