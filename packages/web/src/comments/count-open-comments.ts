import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { rest } from '../api/rest.ts'

/**
 * How many comments on the questions of a quiz are open at this moment, because a colleague may just have written one.
 * What was known before counts where the services do not tell: publishing says itself what is wrong.
 */
export const countOpenComments = async (quizId: string, known = 0): Promise<number> => {
  try {
    const { overview } = (await rest(quizEndpoints).getQuizOverview({ query: { quizId } })).data
    return overview.open_comments ?? 0
  } catch {
    return known
  }
}
