import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import { eq } from '../../database/drizzle.ts'
import type { z } from 'zod/mini'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { readQuestionStats } from '../counts/read-question-stats.ts'

const listedQuestions = 10

/**
 * Reads the questions with the lowest percentage of correct answers, over all attempts that contained them: a
 * question that most students skip is tough too. Ties are broken by the highest percentage of wrong answers.
 */
export const readToughestQuestions = async (db: Queryable, quizId: string, scope: string) => {
  const stats = await readQuestionStats(db, { quizId, scope })
  const rows = await db
    .select({ id: questions.id, position: questions.place, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
  return rows
    .flatMap((row) => {
      const questionStats = stats[row.id]
      return questionStats ? [describe(row, questionStats)] : []
    })
    .sort(byDifficulty)
    .slice(0, listedQuestions)
}

const describe = (
  {
    id,
    position,
    content,
  }: {
    id: string
    position: number
    content: Pick<QuestionContent, 'question' | 'equation' | 'interaction'>
  },
  { correct_count, incorrect_count, skipped_count }: z.infer<typeof questionStats>,
) => {
  const words = shownText(content).trim()
  const n = correct_count + incorrect_count + skipped_count
  return {
    question_id: id,
    question_no: position,
    question: words || content.equation,
    ...(words === '' && content.equation !== '' && { equation: content.equation }),
    incorect_percetntage: (100 * incorrect_count) / n,
    skipped_count,
    correct_percentage: (100 * correct_count) / n,
  }
}

type ToughQuestion = ReturnType<typeof describe>

const byDifficulty = (a: ToughQuestion, b: ToughQuestion): number =>
  a.correct_percentage - b.correct_percentage ||
  b.incorect_percetntage - a.incorect_percetntage ||
  a.question_no - b.question_no
