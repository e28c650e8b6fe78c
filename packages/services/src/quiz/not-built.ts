import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'

const notBuilt = async (): Promise<never> => {
  throw new Problem('NOT_BUILT')
}

/** The calls that have no handler yet: AI jobs, results and reports. Nothing else may stand here. */
export const notBuiltHandlers = {
  getSolutionAi: notBuilt,
  getJob: notBuilt,
  cancelJob: notBuilt,
  getResultsBySession: notBuilt,
  getResultsByQuiz: notBuilt,
  getResult: notBuilt,
  getResultByQuiz: notBuilt,
  getClassResult: notBuilt,
  getDaqResult: notBuilt,
  getPerformanceTrend: notBuilt,
  getTopicWiseStrength: notBuilt,
  getToughestQuestions: notBuilt,
  updateAiResponse: notBuilt,
  quickSearch: notBuilt,
  getCityWiseStats: notBuilt,
  getReportResults: notBuilt,
  getQuizPerformance: notBuilt,
  getTopStudents: notBuilt,
  getQuizStats: notBuilt,
} satisfies Partial<Handlers<'quiz'>>
