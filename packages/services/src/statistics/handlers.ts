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
import { readArrangement } from './items/read-arrangement.ts'
import { readOtherAnswers } from './other-answers/read-other-answers.ts'
import { readQuestionResults } from './overview/read-question-results.ts'
import { readQuizStats } from './overview/read-quiz-stats.ts'
import { readSessionAverages } from './overview/read-session-averages.ts'
import { readToughestQuestions } from './overview/read-toughest-questions.ts'
import { readCityStatistics } from './places/read-city-statistics.ts'
import { rankStudents } from './ranking/rank-students.ts'
import { readTopicStrengths } from './tags/read-topic-strengths.ts'

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
