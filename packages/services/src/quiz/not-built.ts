import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'

const notBuilt = async (): Promise<never> => {
  throw new Problem('NOT_BUILT')
}

/** The calls that have no handler yet: results. Nothing else may stand here. */
export const notBuiltHandlers = {
  getResult: notBuilt,
  getClassResult: notBuilt,
  updateAiResponse: notBuilt,
  getDaqResult: notBuilt,
  getPerformanceTrend: notBuilt,
} satisfies Partial<Handlers<'quiz'>>
