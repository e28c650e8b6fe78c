import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { defaultAiModel } from '@quizwright/contracts/schemas/quiz.ts'
import { and, asc, eq } from 'drizzle-orm'
import { type ModelName, providerModels } from '../ai/models.ts'
import { lockAttempt } from '../attempts/find-attempt.ts'
import type { GradingInput } from '../attempts/grading-job.ts'
import { markGiven } from '../attempts/mark-answer.ts'
import { updateResult } from '../attempts/update-result.ts'
import type { Context } from '../context.ts'
import { recountAttempt } from '../statistics/counts/count-attempt.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type AiResult, attemptAnswers, attempts, questionRevisions, quizzes } from '../database/tables.ts'
import { type JobWorker, RetryLater } from '../jobs/run-jobs.ts'
import { modelGrader } from './grade-by-model.ts'
import { offlineGrader } from './grade-offline.ts'

type Written = { answer: typeof attemptAnswers.$inferSelect; content: QuestionContent }

const knownModel = (name: string): ModelName =>
  Object.hasOwn(providerModels, name) ? (name as ModelName) : defaultAiModel

/**
 * Grades the answers in words of a handed-in attempt, one at a time, each stored with the job's progress:
 * begun again after a break it asks for the rest alone. Answers of pictures alone are left to a person.
 * Throws RetryLater while the provider is away or talks nonsense.
 */
export const gradeAttempt =
  ({ db, ai }: Pick<Context, 'db' | 'ai'>): JobWorker =>
  async (job, held) => {
    const { attemptId } = job.input as GradingInput
    const [quiz] = await db
      .select({ aiModel: quizzes.aiModel })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(eq(attempts.id, attemptId))
    if (!quiz) return null
    const grader = ai ? modelGrader(ai, knownModel(quiz.aiModel)) : offlineGrader
    const written = await readWritten(db, attemptId)
    const inWords = written.filter(({ answer }) => answer.answer.trim() !== '')
    const waiting = inWords.filter(({ answer }) => answer.aiResult === null)
    let done = inWords.length - waiting.length
    await held.keep(db, { done, total: inWords.length })

    for (const { answer, content } of waiting) {
      const grade = await grader(
        {
          question: content,
          answer: answer.answer,
          totalMarks: answer.totalMarks,
          pictures: answer.uploadedImages.length,
        },
        held.signal,
      )
      if (grade.outcome === 'failed') throw new RetryLater(grade.reason)
      if (grade.outcome === 'nonsense') continue
      done += 1
      await db.transaction(async (tx) => {
        await storeGrade(tx, attemptId, answer.questionId, grade.result)
        await held.keep(tx, { done })
      })
      // The embedded database answers without a turn of the event loop.
      await nextTurn()
      held.signal.throwIfAborted()
    }
    if (done < inWords.length)
      throw new RetryLater(
        `${inWords.length - done} of ${inWords.length} answers have no marks: the AI model gave no answer that can be used. Mark them yourself.`,
      )
    const pictures = written.length - inWords.length
    return pictures === 0 ? null : `${pictures} of the answers are pictures alone and wait for your marks.`
  }

const readWritten = (db: Database, attemptId: string): Promise<Written[]> =>
  db
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.isSkipped, false)))
    .orderBy(asc(attemptAnswers.place))

/** Marks that an instructor gave meanwhile stay. */
const storeGrade = async (
  tx: Queryable,
  attemptId: string,
  questionId: string,
  aiResult: AiResult,
): Promise<void> => {
  const { quiz } = await lockAttempt(tx, attemptId)
  const isAnswer = and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))
  const [answer] = await tx.select().from(attemptAnswers).where(isAnswer)
  const marks = markGiven(
    answer!.instructorMarks ?? aiResult.marks_obtained,
    answer!.totalMarks,
    quiz.passingPercentage,
  )
  await recountAttempt(tx, attemptId, async () => {
    await tx
      .update(attemptAnswers)
      .set({ aiResult, ...marks })
      .where(isAnswer)
    await updateResult(tx, attemptId)
  })
}
