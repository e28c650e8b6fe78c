import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { findScope } from './find-scope.ts'
import { describeItems } from './items/describe-items.ts'
import { countWaiting } from './counts/count-waiting.ts'
import { readItemCounts } from './items/read-item-counts.ts'
import { readItems } from './items/read-items.ts'
import { readOtherAnswers } from './other-answers/read-other-answers.ts'
import { readQuizStats, countAllAttempts } from './overview/read-quiz-stats.ts'
import { readSessionAverages } from './overview/read-session-averages.ts'
import { readToughestQuestions } from './overview/read-toughest-questions.ts'
import { readCityStatistics } from './places/read-city-statistics.ts'
import { rankStudents } from './ranking/rank-students.ts'
import { readTopicStrengths } from './tags/read-topic-strengths.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import type { Queryable } from '../database/database.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readQuestionStats } from './counts/read-question-stats.ts'

/** Reads the questions of a quiz with the answers of all attempts in a scope. */
const readQuestionResults = async (db: Queryable, quizId: string, scope: string) => {
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

/** Reads how papers of a quiz differ. What marks depend on never changes once there are attempts. */
const readArrangement = async (db: Queryable, quizId: string): Promise<Arrangement> => {
  const [quiz] = await db
    .select({ arrangement: quizzes.arrangement })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  return quiz?.arrangement ?? {}
}

type Names =
  | 'getCityWiseStats'
  | 'getQuizPerformance'
  | 'getTopStudents'
  | 'getQuizStats'
  | 'getItemStatistics'
  | 'getOtherAnswers'
  | 'getToughestQuestions'
  | 'getTopicWiseStrength'
  | 'getResultByQuiz'

/**
 * The statistics of quizzes and sessions, all read from the tables of counts. The route has checked the caller's
 * access.
 */
export const statisticsHandlers = ({ db }: Context) =>
  ({
    getItemStatistics: async ({ params, query }) => {
      const scope = await findScope(db, params.id, params.x)
      const attempts = query.attempts ?? 'first'
      const counts = await readItemCounts(db, { quizId: params.id, scope, attempts })
      const items = await readItems(db, params.id, counts.revisions)
      const waiting = await countWaiting(db, { quizId: params.id, scope })
      const arrangement = await readArrangement(db, params.id)
      return dataResponse({ ...describeItems(items, counts, attempts, arrangement), waiting })
    },

    getOtherAnswers: async ({ params, query }) => {
      await findScope(db, params.id, params.x)
      const { id: quizId, questionId, x: sessionId } = params
      const attempts = query.attempts ?? 'first'
      return dataResponse(await readOtherAnswers(db, { quizId, questionId, sessionId, attempts }))
    },

    getQuizStats: async ({ params }) => {
      const scope = await findScope(db, params.id, params.x)
      const [row] = await db.select().from(quizzes).where(eq(quizzes.id, params.id))
      if (!row) throw new Problem('NOT_FOUND')
      return dataResponse({
        statData: await readQuizStats(db, row, scope),
        quiz: await readQuiz(db, params.id),
      })
    },

    getTopStudents: async ({ params, query }) => {
      const ranked = await rankStudents(db, {
        id: params.id,
        counted: query.attempt ?? 'first',
        from: query.from ?? 0,
        count: query.count,
        resultId: query.result,
      })
      return dataResponse(ranked)
    },

    getCityWiseStats: async ({ params, query }) => {
      const scope = await findScope(db, params.id, query.sessionId)
      return dataResponse(await readCityStatistics(db, params.id, scope))
    },

    getQuizPerformance: async ({ params }) =>
      dataResponse({ statsData: await readSessionAverages(db, params.id) }),

    getToughestQuestions: async ({ params }) => {
      const scope = await findScope(db, params.id, params.x)
      return dataResponse(await readToughestQuestions(db, params.id, scope))
    },

    getTopicWiseStrength: async ({ params }) =>
      dataResponse(await readTopicStrengths(db, params.id, params.x)),

    getResultByQuiz: async ({ params, query }) => {
      const scope = await findScope(db, params.id, query.sessionId)
      return dataResponse(await readQuestionResults(db, params.id, scope))
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
