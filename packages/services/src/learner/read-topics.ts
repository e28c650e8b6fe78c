import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Attempt } from '../attempts/find-attempt.ts'
import type { Queryable } from '../database/database.ts'
import { questionSums } from '../database/tables/statistics.ts'
import { normalizeName } from '../database/fold-text.ts'

type Answer = {
  content: Pick<QuestionContent, 'tags'>
  answer: { questionId: string; obtainedMarks: number; totalMarks: number }
}
type Marks = { obtained: number; total: number }

const add = (one: Marks, other: Marks): Marks => ({
  obtained: one.obtained + other.obtained,
  total: one.total + other.total,
})
/** Marks that wrong answers cost leave no topic below 0. */
const percentage = ({ obtained, total }: Marks): number => Math.max(0, (100 * obtained) / total)
const none: Marks = { obtained: 0, total: 0 }

/** Returns the student's share of the marks for each topic, weakest first, with the session's average. */
export const readTopics = async (
  db: Queryable,
  attempt: Pick<Attempt, 'quizId' | 'sessionId'>,
  answers: readonly Answer[],
): Promise<StudentResult['topics']> => {
  const ofClass = await readClass(db, attempt)
  const topics = new Map<string, { name: string; own: Marks; ofClass: Marks }>()
  for (const { content, answer } of answers) {
    for (const { tag_name: name } of content.tags) {
      const before = topics.get(normalizeName(name)) ?? { name, own: none, ofClass: none }
      topics.set(normalizeName(name), {
        ...before,
        own: add(before.own, { obtained: answer.obtainedMarks, total: answer.totalMarks }),
        ofClass: add(before.ofClass, ofClass.get(answer.questionId) ?? none),
      })
    }
  }
  return [...topics.values()]
    .filter(({ own }) => own.total > 0)
    .map((topic) => ({
      name: topic.name,
      score_percentage: percentage(topic.own),
      class_percentage: topic.ofClass.total > 0 ? percentage(topic.ofClass) : null,
    }))
    .sort((one, other) => one.score_percentage - other.score_percentage)
}

const readClass = async (
  db: Queryable,
  { quizId, sessionId }: Pick<Attempt, 'quizId' | 'sessionId'>,
): Promise<Map<string, Marks>> => {
  const rows = await db
    .select({
      questionId: questionSums.questionId,
      obtained: sql<number>`sum(${questionSums.xAll})::float8`,
      total: sql<number>`sum(${questionSums.ofMarks})::float8`,
    })
    .from(questionSums)
    .where(and(eq(questionSums.quizId, quizId), eq(questionSums.scope, sessionId)))
    .groupBy(questionSums.questionId)
  return new Map(rows.map(({ questionId, ...marks }) => [questionId, marks]))
}
