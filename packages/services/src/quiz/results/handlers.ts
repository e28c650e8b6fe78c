import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { answered } from '../../shared/answers.ts'
import type { Context } from '../../shared/context.ts'
import { listHandlers } from './list-handlers.ts'
import { readAgreement } from './read-agreement.ts'

type Names = 'getResultsBySession' | 'getResultsByQuiz' | 'getGradingAgreement' | 'quickSearch'

export const resultHandlers = (context: Context) => {
  const { db } = context
  return {
    ...listHandlers(context),
    getGradingAgreement: async ({ params }) => answered({ questions: await readAgreement(db, params.id) }),
  } satisfies Pick<Handlers<'quiz'>, Names>
}
