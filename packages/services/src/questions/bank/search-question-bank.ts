import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import { descriptiveInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { bankLimits } from '@quizwright/domain/limits.ts'
import { sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { fromBankQuestions, type BankScope, readBankScope } from './bank-scope.ts'
import { findPage, type Found } from './find-page.ts'
import { readUses, type Use } from './read-uses.ts'
import { foldText } from '../../database/queries/fold-text.ts'

/**
 * Returns the hashes of the contents in which all words occur: in the question, its options, its tags or the name of
 * its quiz. Undefined without words. As in every search, texts are folded here and not in the database.
 */
const matchWords = async (
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
    ${fromBankQuestions(scope)} group by r.content_hash`)
  return rows.filter(({ text }) => hasAll(foldText(text), wanted)).map(({ hash }) => hash)
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

/** Reads the most frequent tags of the questions that can be found, in their first spelling. */
const readTags = async (
  db: Queryable,
  scope: BankScope,
): Promise<{ tag_name: string; questions: number }[]> => {
  const { rows } = await db.execute<{ tag_name: string; questions: number }>(sql`
    select coalesce(min(t.tag_name), k.key) as tag_name, count(distinct k.hash)::integer as questions
    from (select r.content_hash as hash, unnest(r.tag_keys) as key ${fromBankQuestions(scope)}) as k
      left join quiz.tags as t on t.tag_key = k.key and t.tag_type = 'general'
    group by k.key order by 2 desc, k.key limit ${bankLimits.tagsShown}`)
  return rows
}

/** Finds questions of the caller's other quizzes. Nothing is stored. */
export const searchQuestionBank =
  ({ db }: Context): Handlers<'quiz'>['searchQuestionBank'] =>
  async ({ body, user }) => {
    const scope = await readBankScope(db, user.userId, body.quiz_id)
    const hashes = await matchWords(db, scope, body.words)
    const { found, total } = await findPage(db, scope, body, hashes)
    const contents = await readContents(
      db,
      found.map((one) => one.revision_id),
    )
    const useOf = await readUses(
      db,
      user.userId,
      found.map((one) => one.hash),
    )
    return dataResponse({
      questions: found.map((one) =>
        describe(one, entryOf(contents, one.revision_id), useOf(one.hash), scope.quizType),
      ),
      total,
      tags: await readTags(db, scope),
    })
  }

const readContents = async (
  db: Queryable,
  revisionIds: string[],
): Promise<ReadonlyMap<string, QuestionContent>> => {
  if (revisionIds.length === 0) return new Map()
  const rows = await db.select().from(questionRevisions).where(inIds(questionRevisions.id, revisionIds))
  return new Map(rows.map((row) => [row.id, row.content]))
}

const describe = (
  {
    hash: _hash,
    revision_id: _revisionId,
    total: _total,
    is_alone: isAlone,
    ...found
  }: Found & { total?: number },
  content: QuestionContent,
  { attempts, counted, few, facility, discrimination }: Use,
  quizType: QuizType,
): BankQuestion => ({
  ...found,
  content: isAlone || isDescriptive(content, quizType) ? descriptiveInQuiz(content, quizType) : content,
  attempts,
  students: counted,
  few,
  facility,
  discrimination,
})
