import type { Queryable } from '../../database/database.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { readQuestionStats } from '../counts/read-question-stats.ts'
import { countAllAttempts } from './read-quiz-stats.ts'

/** Reads the questions of a quiz with the answers of all attempts in a scope. */
export const readQuestionResults = async (db: Queryable, quizId: string, scope: string) => {
  const questionStats = await readQuestionStats(db, { quizId, scope })
  const { questions } = await readQuestions(db, quizId)
  const described = questions.map((question) => ({
    question_id: question._id,
    question_no: question.question_no,
    result: isMostlyCorrect(questionStats[question._id]),
    skipped: false,
    tags: question.tags.map(({ tag_name }) => ({ tag_name })),
    ...(question.related_video && { related_video: question.related_video }),
    question,
  }))
  return {
    result: { questions: described },
    attemptCount: await countAllAttempts(db, quizId, scope),
    questionStats,
  }
}

type AnswerCounts = { correct_count: number; incorrect_count: number; skipped_count: number }

/** Whether more than half of the attempts answered a question correctly. */
const isMostlyCorrect = (stats: AnswerCounts | undefined): boolean =>
  stats !== undefined && stats.correct_count > stats.incorrect_count + stats.skipped_count
