import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { defaultAiModel } from '@quizwright/contracts/schemas/quiz.ts'
import { and, asc, eq } from 'drizzle-orm'
import { type ModelName, providerModels } from '../ai/models.ts'
import type { GradingInput } from '../attempts/grading-job.ts'
import { storeSuggestion } from '../attempts/store-suggestion.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { attemptAnswers, attempts, questionRevisions, quizzes } from '../database/tables.ts'
import { type JobWorker, RetryLater } from '../jobs/job-worker.ts'
import { modelGrader } from './grade-by-model.ts'
import { offlineGrader } from './grade-offline.ts'

type AnswerRow = { answer: typeof attemptAnswers.$inferSelect; content: QuestionContent }

const toModelName = (name: string): ModelName =>
  Object.hasOwn(providerModels, name) ? (name as ModelName) : defaultAiModel

/**
 * Grades the texts of a handed-in attempt one by one and stores each grade together with the job's progress,
 * so that a restarted job grades only the rest. Answers that are only images are left to the instructor.
 * Throws RetryLater while the provider is unavailable or its responses are unusable.
 */
export const gradeAttempt =
  ({ db, ai, now }: Pick<Context, 'db' | 'ai' | 'now'>): JobWorker =>
  async (job, { signal, saveProgress }) => {
    const { attemptId } = job.input as GradingInput
    const [quiz] = await db
      .select({ aiModel: quizzes.aiModel })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(eq(attempts.id, attemptId))
    if (!quiz) return null
    const grader = ai ? modelGrader(ai, toModelName(quiz.aiModel)) : offlineGrader
    const answered = await readAnswered(db, attemptId)
    const withText = answered.filter(({ answer }) => answer.answer.trim() !== '')
    const ungraded = withText.filter(({ answer }) => answer.aiResult === null)
    let done = withText.length - ungraded.length
    await saveProgress(db, { done, total: withText.length })

    for (const { answer, content } of ungraded) {
      const grade = await grader(
        {
          question: content,
          answer: answer.answer,
          totalMarks: answer.totalMarks,
          imageCount: answer.uploadedImages.length,
        },
        signal,
      )
      if (grade.outcome === 'failed') throw new RetryLater(grade.reason)
      if (grade.outcome === 'unusable') continue
      done += 1
      await db.transaction(async (tx) => {
        const { questionId } = answer
        await storeSuggestion(tx, { attemptId, questionId }, grade.result, now())
        await saveProgress(tx, { done })
      })
      // The embedded database responds without a turn of the event loop.
      await nextTurn()
      signal.throwIfAborted()
    }
    if (done < withText.length)
      throw new RetryLater(
        `${withText.length - done} of ${withText.length} answers have no marks: ` +
          'the AI model gave no answer that can be used. Mark them yourself.',
      )
    const onlyImages = answered.length - withText.length
    if (onlyImages === 0) return null
    return `${onlyImages} of the answers are images alone and wait for your marks.`
  }

const readAnswered = (db: Database, attemptId: string): Promise<AnswerRow[]> =>
  db
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.isSkipped, false)))
    .orderBy(asc(attemptAnswers.place))
