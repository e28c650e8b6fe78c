import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { allowAttempts } from '../students/allowance/allow-attempts.ts'
import { listHandlers } from './list-handlers.ts'
import { readAgreement } from './read-agreement.ts'
import { readDaqResult } from './read-daq-result.ts'
import { readClass, readResult } from './read-result.ts'
import { readTrend } from './read-trend.ts'
import { updateAiResponse } from './update-evaluation.ts'

type Names =
  | 'getResultsBySession'
  | 'getResultsByQuiz'
  | 'getResult'
  | 'getClassResult'
  | 'getDaqResult'
  | 'getPerformanceTrend'
  | 'updateAiResponse'
  | 'getGradingAgreement'
  | 'getReportResults'
  | 'quickSearch'
  | 'allowAttempts'

export const resultHandlers = (context: Context) => {
  const { db } = context
  return {
    ...listHandlers(context),
    allowAttempts: allowAttempts(context),
    getResult: readResult(context),
    getClassResult: readClass(context),
    getDaqResult: async ({ params, user }) =>
      dataResponse({ result: await readDaqResult(db, params.id, user.userId) }),
    getPerformanceTrend: async ({ params, user }) =>
      dataResponse({
        statsData: await readTrend(db, {
          studentId: params.a,
          attemptId: params.b,
          userId: user.userId,
        }),
      }),
    updateAiResponse: updateAiResponse(context),
    getGradingAgreement: async ({ params }) =>
      dataResponse({ questions: await readAgreement(db, params.id) }),
  } satisfies Pick<Handlers<'quiz'>, Names>
}
