import type { StudentResult } from '@quizwright/contracts/schemas/learner.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Attempt } from '../shared/attempts/find-attempt.ts'
import type { Querying } from '../shared/database/database.ts'
import { tagSums } from '../shared/database/tables.ts'
import { sameName } from '../shared/fold-text.ts'

type Answer = { content: QuestionContent; answer: { obtainedMarks: number; totalMarks: number } }
type Topics = StudentResult['topics']

const percentage = (obtained: number, total: number): number => (total > 0 ? (100 * obtained) / total : 0)

/** What share of the marks a student got on each topic, the weakest first, beside the same of the session. */
export const readTopics = async (db: Querying, attempt: Pick<Attempt, 'quizId' | 'sessionId'>, answers: readonly Answer[]): Promise<Topics> => {
  const sums = new Map<string, { name: string; obtained: number; total: number }>()
  for (const { content, answer } of answers) {
    for (const { tag_name: name } of content.tags) {
      const sum = sums.get(sameName(name)) ?? { name, obtained: 0, total: 0 }
      sums.set(sameName(name), { name: sum.name, obtained: sum.obtained + answer.obtainedMarks, total: sum.total + answer.totalMarks })
    }
  }
  const ofClass = await readClass(db, attempt, [...sums.keys()])
  return [...sums]
    .map(([key, { name, obtained, total }]) => ({ name, score_percentage: percentage(obtained, total), class_percentage: ofClass.get(key) ?? null }))
    .sort((one, other) => one.score_percentage - other.score_percentage)
}

const readClass = async (db: Querying, { quizId, sessionId }: Pick<Attempt, 'quizId' | 'sessionId'>, keys: string[]): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(tagSums).where(and(eq(tagSums.quizId, quizId), eq(tagSums.scope, sessionId), eq(tagSums.counted, 'all'), inArray(tagSums.tagKey, keys)))
  return new Map(rows.map(({ tagKey, markSum, ofMarkSum }) => [tagKey, percentage(markSum, ofMarkSum)]))
}
