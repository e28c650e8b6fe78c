import { defined } from '@quizwright/domain/defined.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { type ItemIndices, readItemIndices } from '../../statistics/items/read-item-indices.ts'
import { answeredBy } from './answered.ts'

/** How a content was answered. The figures are those of the quiz in which most students answered it. */
export type Use = { attempts: number } & ItemIndices

type AnsweredRow = {
  hash: string
  quiz_id: string
  question_id: string
  weightage: number
  attempts: number
  n: number
}

/** Reads the uses of answered contents, by the hash of the content. */
export const readUses = async (
  db: Queryable,
  instructorId: string,
  hashes: readonly string[],
): Promise<(hash: string) => Use> => {
  const { rows } = await db.execute<AnsweredRow>(sql`
    select hash, quiz_id, question_id, weightage, attempts, n from (${answeredBy(instructorId, hashes)}) as by_quiz
    order by n desc, quiz_id desc`)
  const byHash = Map.groupBy(rows, ({ hash }) => hash)
  const most = [...byHash.values()].map(([first]) => defined(first, 'first')).filter(({ n }) => n > 0)
  const indices = await readItemIndices(
    db,
    most.map((row) => ({ quizId: row.quiz_id, questionId: row.question_id, maximumMark: row.weightage })),
  )
  return (hash) => {
    const answered = byHash.get(hash) ?? []
    const [first] = answered
    const attempts = answered.reduce((sum, row) => sum + row.attempts, 0)
    return { attempts, ...indices(first && first.n > 0 ? first.quiz_id : '', first?.question_id ?? '') }
  }
}
