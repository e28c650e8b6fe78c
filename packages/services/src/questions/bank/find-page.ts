import type { BankSearch } from '@quizwright/contracts/schemas/question-bank.ts'
import { bankLimits } from '@quizwright/domain/limits.ts'
import { sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { normalizeName } from '../../database/queries/fold-text.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { fewStudents } from '../../statistics/items/item.ts'
import { answeredBy } from './answered.ts'
import { type BankScope, fromBankQuestions } from './bank-scope.ts'

/** A question of the bank, by the hash of its content, with the quiz that is shown as its source. */
export type Found = {
  hash: string
  revision_id: string
  origin_id: string
  quizzes: number
  quiz_id: string
  quiz_name: string
  question_no: number
  is_published: boolean
  /** Whether it is of a daq quiz, so that it is descriptive without saying so. */
  is_alone: boolean
}

/** Percentages of correct answers: questions from `easyFrom` on are easy, those below the second limit are hard. */
const easyFrom = 80
const hardBelow = 40
const discriminatingFrom = 30

const isJudged = sql`coalesce(n, 0) >= ${fewStudents}`
const figureFilters: Record<NonNullable<BankSearch['figures']>, SQL> = {
  easy: sql`${isJudged} and facility >= ${easyFrom}`,
  medium: sql`${isJudged} and facility >= ${hardBelow} and facility < ${easyFrom}`,
  hard: sql`${isJudged} and facility < ${hardBelow}`,
  discriminating: sql`${isJudged} and discrimination >= ${discriminatingFrom}`,
}
/** Questions with too few students are sorted behind those that can be judged. */
const judged = (column: SQL) => sql`case when ${isJudged} then ${column} end`
const orders: Record<NonNullable<BankSearch['order']>, SQL> = {
  newest: sql`created_at desc`,
  'least used': sql`quizzes, coalesce(attempts, 0)`,
  easiest: sql`${judged(sql`facility`)} desc nulls last`,
  hardest: sql`${judged(sql`facility`)} nulls last`,
  'most discriminating': sql`${judged(sql`discrimination`)} desc nulls last`,
}
const useFilters: Record<NonNullable<BankSearch['use']>, SQL> = {
  answered: sql`coalesce(attempts, 0) > 0`,
  'not answered': sql`coalesce(attempts, 0) = 0`,
}

/** Finds the requested page of a search, equal questions once, and the total number. */
export const findPage = async (
  db: Queryable,
  scope: BankScope,
  search: BankSearch,
  hashes: readonly string[] | undefined,
): Promise<{ found: Found[]; total: number }> => {
  const tagKeys = (search.tag_names ?? []).map(normalizeName).filter((key) => key !== '')
  const { rows } = await db.execute<Found & { total: number }>(sql`
    with bank as (
      select r.content_hash as hash, min(r.id) as revision_id, min(q.origin_id) as origin_id,
        count(distinct z.family_id)::integer as quizzes, max(z.created_at) as created_at,
        (array_agg(z.id order by z.is_published desc, z.created_at desc, z.id desc))[1] as quiz_id,
        (array_agg(z.name order by z.is_published desc, z.created_at desc, z.id desc))[1] as quiz_name,
        (array_agg(q.place order by z.is_published desc, z.created_at desc, z.id desc))[1] as question_no,
        bool_or(z.is_published) as is_published, bool_or(z.quiz_type = 'daq') as is_alone
      ${fromBankQuestions(scope)}
        ${hashes ? sql`and r.content_hash = any(${textArray(hashes)})` : sql``}
        ${tagKeys.length > 0 ? sql`and r.tag_keys @> ${textArray(tagKeys)}` : sql``}
        ${search.difficulty ? sql`and r.difficulty_level = ${search.difficulty}` : sql``}
      group by r.content_hash
    ), answered as (
      select hash, sum(attempts)::integer as attempts, (array_agg(n order by n desc))[1] as n,
        (array_agg(facility order by n desc))[1] as facility,
        (array_agg(discrimination order by n desc))[1] as discrimination
      from (${needsAnswers(search) ? answeredBy(scope.instructorId) : nothingAnswered}) as by_quiz group by hash
    )
    select hash, revision_id, origin_id, quizzes, quiz_id, quiz_name, question_no, is_published, is_alone,
      count(*) over ()::integer as total
    from bank left join answered using (hash)
    where ${search.use ? useFilters[search.use] : sql`true`}
      and ${search.figures ? figureFilters[search.figures] : sql`true`}
    order by ${orders[search.order ?? 'newest']}, created_at desc, quiz_id desc, question_no, hash
    limit ${search.count ?? bankLimits.perPage} offset ${search.from ?? 0}`)
  return { found: rows, total: rows[0]?.total ?? 0 }
}

/** Whether the search depends on counts. They are not read otherwise. */
const needsAnswers = ({ use, figures, order = 'newest' }: BankSearch): boolean =>
  use !== undefined || figures !== undefined || order !== 'newest'

const nothingAnswered = sql`
  select ''::text as hash, 0 as attempts, 0 as n, 0::float8 as facility, 0::float8 as discrimination where false`
