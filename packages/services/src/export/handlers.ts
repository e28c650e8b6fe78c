import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { expensiveTurns } from '../scheduling/expensive-turns.ts'
import { type Wanted, writeFile } from './write-file.ts'

export const exportHandlers = ({ db, store }: Context) => {
  const headingOf = async (quizId: string): Promise<Pick<Wanted, 'title' | 'language'>> => {
    const [quiz] = await db
      .select({ title: quizzes.name, language: quizzes.language })
      .from(quizzes)
      .where(eq(quizzes.id, quizId))
    if (!quiz) throw new Problem('NOT_FOUND')
    return quiz
  }
  /** A waiting export holds neither questions nor images in memory. */
  const inTurn = (userId: string, signal: AbortSignal, write: () => ReturnType<typeof writeFile>) =>
    expensiveTurns.writing.run(userId, write, signal).then((file) => dataResponse(file))
  return {
    exportQuiz: async ({ params, user, signal }) => {
      const heading = await headingOf(params.quizId)
      return inTurn(user.userId, signal, async () => {
        const { questions } = await readQuestions(db, params.quizId)
        return writeFile(store, { ...heading, questions, format: params.format }, signal)
      })
    },
    exportQuestions: async ({ body, user, signal }) => {
      const heading = await headingOf(body.quiz_id)
      return inTurn(user.userId, signal, () => writeFile(store, { ...body, ...heading }, signal))
    },
  } satisfies Pick<Handlers<'quiz'>, 'exportQuiz' | 'exportQuestions'>
}
