import { elementAt } from '@quizwright/domain/defined.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq, sql } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { insertQuiz } from './insert-quiz.ts'
import { readQuiz } from './read-quiz.ts'

/** Creates the quiz, its general session and, with `copy_of`, copies of another quiz's questions: all or nothing. */
export const createQuiz =
  ({ db, now }: Context): Handlers<'quiz'>['createQuiz'] =>
  async ({ body, user }) => {
    const quiz = await db.transaction(async (tx) => {
      const { quizId } = await insertQuiz(tx, { body, userId: user.userId, at: now() })
      if (body.copy_of) await copyQuestions(tx, body.copy_of, quizId, now())
      return readQuiz(tx, quizId)
    })
    return dataResponse({ quiz }, toasts.quizCreated)
  }

/**
 * Copies questions with new ids and origins. The copies share their revisions with the originals until one of them
 * changes.
 */
const copyQuestions = async (tx: Queryable, fromId: string, toId: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    insert into ${questions} (quiz_id, id, origin_id, place, revision_id, created_at)
    select ${toId}, copy.id, copy.id, copy.place, copy.revision_id, ${now.toISOString()}::timestamptz
    from (
      select gen_random_uuid()::text as id, place, revision_id from ${questions} where quiz_id = ${fromId}
    ) as copy`)
  const source = elementAt(
    await tx
      .select({ questionCount: quizzes.questionCount, totalMarks: quizzes.totalMarks })
      .from(quizzes)
      .where(eq(quizzes.id, fromId)),
    0,
  )
  await tx.update(quizzes).set(source).where(eq(quizzes.id, toId))
}
