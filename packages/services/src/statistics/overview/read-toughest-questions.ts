import { eq } from 'drizzle-orm'
import { readQuestionStats } from '../counts/read-question-stats.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables.ts'

const listed = 10

/**
 * The questions that most attempts got wrong, in percent of those that met them; of equal ones the one that
 * fewest got right.
 */
export const readToughestQuestions = async (db: Queryable, quizId: string, scope: string) => {
  const stats = await readQuestionStats(db, { quizId, sessionId: scope })
  const rows = await db
    .select({ id: questions.id, place: questions.place, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
  const answered = rows.flatMap(({ id, place, content }) => {
    const own = stats[id]
    if (!own) return []
    const n = own.correct_count + own.incorrect_count + own.skipped_count
    return [
      {
        question_id: id,
        question_no: place,
        question: content.question.trim() || content.equation,
        incorect_percetntage: (100 * own.incorrect_count) / n,
        skipped_count: own.skipped_count,
        correct_percentage: (100 * own.correct_count) / n,
      },
    ]
  })
  return answered
    .sort(
      (a, b) =>
        b.incorect_percetntage - a.incorect_percetntage ||
        a.correct_percentage - b.correct_percentage ||
        a.question_no - b.question_no,
    )
    .slice(0, listed)
}
