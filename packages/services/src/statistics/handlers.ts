import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq, sql } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { readQuestionStats } from './counts/read-question-stats.ts'
import { quizzes, scoreCounts } from '../database/tables.ts'
import { foldText } from '../database/fold-text.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { describeItems } from './items/describe-items.ts'
import { findScope } from './find-scope.ts'
import { coordinatesOfCities } from './places/city-coordinates.ts'
import { readQuizStats } from './overview/read-quiz-stats.ts'
import { readItemCounts } from './items/read-item-counts.ts'
import { readItems } from './items/read-items.ts'
import { readCities } from './places/read-places.ts'
import { readTrend } from './overview/read-session-averages.ts'
import { rankStudents } from './ranking/rank-students.ts'
import { readStrengths } from './tags/read-topic-strengths.ts'
import { readToughestQuestions } from './overview/read-toughest-questions.ts'

type Names =
  | 'getCityWiseStats'
  | 'getQuizPerformance'
  | 'getTopStudents'
  | 'getQuizStats'
  | 'getItemStatistics'
  | 'getToughestQuestions'
  | 'getTopicWiseStrength'
  | 'getResultByQuiz'

/**
 * Whatever is asked of a quiz's figures. Who may ask was found out before; all of it is read from the tables
 * of counts.
 */
export const statisticsHandlers = ({ db }: Context) =>
  ({
    getItemStatistics: async ({ params, query }) => {
      const counting = {
        quizId: params.id,
        scope: await findScope(db, params.id, params.x),
        attempts: query.attempts ?? 'first',
      }
      const counts = await readItemCounts(db, counting)
      return dataResponse(
        describeItems(await readItems(db, params.id, counts.revisions), counts, counting.attempts),
      )
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
    getTopStudents: async ({ params, query }) =>
      dataResponse(
        await rankStudents(db, {
          id: params.id,
          counted: query.attempt ?? 'first',
          from: query.from ?? 0,
          count: query.count,
          resultId: query.result,
        }),
      ),
    getCityWiseStats: async ({ params, query }) => {
      const cities = await readCities(db, {
        quizId: params.id,
        scope: await findScope(db, params.id, query.sessionId),
      })
      const all = cities.reduce((sum, { n }) => sum + n, 0)
      return dataResponse({
        cityWiseStats: cities.map(({ name, n, percentageSum }) => ({
          city: name,
          totalAttemps: n,
          percentageAvg: percentageSum / n,
        })),
        cordinatesList: cities.flatMap(({ name, n }) => {
          const id = coordinatesOfCities.get(foldText(name))
          return id ? [{ id, count: (100 * n) / all, city: name }] : []
        }),
      })
    },
    getQuizPerformance: async ({ params }) => dataResponse({ statsData: await readTrend(db, params.id) }),
    getToughestQuestions: async ({ params }) =>
      dataResponse(await readToughestQuestions(db, params.id, await findScope(db, params.id, params.x))),
    getTopicWiseStrength: async ({ params }) => dataResponse(await readStrengths(db, params.id, params.x)),
    getResultByQuiz: async ({ params, query }) => {
      const scope = await findScope(db, params.id, query.sessionId)
      const questionStats = await readQuestionStats(db, { quizId: params.id, sessionId: scope })
      const { questions } = await readQuestions(db, params.id)
      const described = questions.map((question) => ({
        question_id: question._id,
        question_no: question.question_no,
        result: isMostlyRight(questionStats[question._id]),
        skipped: false,
        tags: question.tags.map(({ tag_name }) => ({ tag_name })),
        ...(question.related_video && { related_video: question.related_video }),
        question,
      }))
      const attemptCount = await db.execute<{ n: number }>(
        sql`select coalesce(sum(n_all), 0)::integer as n from ${scoreCounts} where quiz_id = ${params.id} and scope = ${scope}`,
      )
      return dataResponse({
        result: { questions: described },
        attemptCount: attemptCount.rows[0]!.n,
        questionStats,
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>

/** Of a question in all attempts: whether more than half got it right. */
const isMostlyRight = (
  stats: { correct_count: number; incorrect_count: number; skipped_count: number } | undefined,
): boolean => stats !== undefined && stats.correct_count > stats.incorrect_count + stats.skipped_count
