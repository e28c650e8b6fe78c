import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq, sql } from 'drizzle-orm'
import { answered } from '../http/answers.ts'
import type { Context } from '../context.ts'
import { readQuestionStats } from './counts/question-stats.ts'
import { wholeQuiz } from './counts/roles.ts'
import { attempts, quizzes, scoreCounts } from '../database/tables.ts'
import { foldText } from '../database/fold-text.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { countResults, listResults } from '../results/list-results.ts'
import { describeItems } from './describe-items.ts'
import { findScope } from './find-scope.ts'
import { coordinatesOfCities } from './pakistan.ts'
import { readQuizStats } from './quiz-stats.ts'
import { readItemCounts } from './read-counts.ts'
import { readItems } from './read-items.ts'
import { readCities } from './read-places.ts'
import { readTrend } from './read-trend.ts'
import { rankStudents } from './top-students.ts'
import { readStrengths } from './topic-strengths.ts'
import { readToughestQuestions } from './toughest-questions.ts'

type Names =
  | 'getCityWiseStats'
  | 'getQuizPerformance'
  | 'getReportResults'
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
      return answered(
        describeItems(await readItems(db, params.id, counts.revisions), counts, counting.attempts),
      )
    },
    getQuizStats: async ({ params }) => {
      const scope = await findScope(db, params.id, params.x)
      const [row] = await db.select().from(quizzes).where(eq(quizzes.id, params.id))
      if (!row) throw new Problem('NOT_FOUND')
      return answered({ statData: await readQuizStats(db, row, scope), quiz: await readQuiz(db, params.id) })
    },
    getTopStudents: async ({ params, query }) =>
      answered(
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
      return answered({
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
    getReportResults: async ({ params, query }) => {
      const where =
        (await findScope(db, params.id, params.x)) === wholeQuiz
          ? eq(attempts.quizId, params.id)
          : eq(attempts.sessionId, params.x!)
      return answered({
        quizResults: await listResults(db, where, query),
        total: await countResults(db, where),
      })
    },
    getQuizPerformance: async ({ params }) => answered({ statsData: await readTrend(db, params.id) }),
    getToughestQuestions: async ({ params }) =>
      answered(await readToughestQuestions(db, params.id, await findScope(db, params.id, params.x))),
    getTopicWiseStrength: async ({ params }) => answered(await readStrengths(db, params.id, params.x)),
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
      return answered({
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
