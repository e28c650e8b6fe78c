import { elementAt } from '@quizwright/domain/defined.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { ModelName } from '../../ai/models.ts'
import { requireStillAllowed } from '../../auth/rights/require-still-allowed.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { solutionChanges } from '../../database/tables/solution-changes.ts'
import { type JobControl, JobFailed, type JobWorker } from '../../jobs/job-worker.ts'
import {
  countQuestions,
  type Quiz,
  readQuestionPages,
  readQuizzes,
  type StoredQuestion,
} from './read-questions.ts'
import { lacksSolution, solutionText } from './solution-field.ts'
import type { SolutionResult, SolutionWriter } from './solution-writer.ts'
import { storeSolutions, type WrittenSolution } from './store-solutions.ts'
import { modelWriter } from './write-by-model.ts'
import { offlineWriter } from './write-offline.ts'

export const solutionsKind = 'solutions'

/** The input of the job. `replace`: existing solutions are written again. */
export type SolutionsInput = {
  quizIds: string[]
  model: ModelName
  temperature: number
  topP: number
  replace?: boolean
}

/** Returns the writer of solutions: a model if one is configured. */
export const writerFor = (
  ai: Context['ai'],
  { model, temperature, topP }: Pick<SolutionsInput, 'model' | 'temperature' | 'topP'>,
): SolutionWriter => (ai ? modelWriter(ai, { model, temperature, topP }) : offlineWriter)

type Run = {
  db: Database
  now: () => Date
  jobId: string
  ownerId: string
  replace: boolean
  writer: SolutionWriter
  control: JobControl
  /** The number of finished questions, including those that keep their solution. */
  done: number
  written: number
  /** The number of questions without a solution for which none could be written. */
  left: number
  /** The number of questions whose solution could not be replaced. */
  kept: number
}

/**
 * Writes a solution for every question of the chosen quizzes, or only for those without one. A step consists of a
 * few questions: their solutions are generated in parallel and stored in one transaction with the job's progress.
 * When the job is started again, stored solutions are found and not generated again.
 */
export const writeSolutions =
  ({ db, now, ai }: Pick<Context, 'db' | 'now' | 'ai'>): JobWorker =>
  async (job, control) => {
    const input = job.input as SolutionsInput
    const run: Run = {
      db,
      now,
      control,
      jobId: job.id,
      ownerId: job.ownerId,
      replace: input.replace ?? false,
      writer: writerFor(ai, input),
      done: 0,
      written: 0,
      left: 0,
      kept: 0,
    }
    await control.saveProgress(db, { done: 0, total: await countQuestions(db, input.quizIds) })
    for (const quiz of await readQuizzes(db, input.quizIds)) await solveQuiz(run, quiz)

    const { written, left, kept, writer } = run
    if (left + kept === 0) return null
    const message = `${describeSkipped(left, kept)} Reason: ${writer.skipReason}.`
    if (written === 0) throw new JobFailed(message)
    return message
  }

/** Describes the skipped questions: those that still have no solution, and those that kept their own. */
const describeSkipped = (left: number, kept: number): string =>
  [
    ...(left > 0 ? [`Questions that got no solution: ${left.toLocaleString('en')}.`] : []),
    ...(kept > 0 ? [`Questions that kept their own solution: ${kept.toLocaleString('en')}.`] : []),
  ].join(' ')

const solveQuiz = async (run: Run, quiz: Quiz): Promise<void> => {
  const { db, control, writer } = run
  for await (const page of readQuestionPages(db, quiz.id)) {
    const unsolved = await findUnsolved(run, quiz, page)
    run.done += page.length - unsolved.length
    await control.saveProgress(db, { done: run.done })
    for (let start = 0; start < unsolved.length; start += writer.concurrency)
      await solveQuestions(run, quiz, unsolved.slice(start, start + writer.concurrency))
  }
}

/** Finds the questions for which this job must still write a solution. */
const findUnsolved = async (
  { db, jobId, replace }: Run,
  quiz: Quiz,
  page: readonly StoredQuestion[],
): Promise<StoredQuestion[]> => {
  if (!replace) return page.filter(({ content }) => lacksSolution(content, quiz.quizType))
  const changes = await db
    .select({ id: solutionChanges.questionId })
    .from(solutionChanges)
    .where(
      and(
        eq(solutionChanges.jobId, jobId),
        eq(solutionChanges.quizId, quiz.id),
        inIds(
          solutionChanges.questionId,
          page.map(({ id }) => id),
        ),
      ),
    )
  const changed = new Set(changes.map(({ id }) => id))
  return page.filter(({ id }) => !changed.has(id))
}

const solveQuestions = async (run: Run, quiz: Quiz, step: readonly StoredQuestion[]): Promise<void> => {
  const { db, jobId, replace, control, ownerId, now, writer } = run
  // Each question goes to a model and is paid for.
  await requireStillAllowed(db, 'editor', [quiz.id], ownerId)
  const results = await Promise.all(
    step.map(({ content }) => writer.write(content, quiz.quizType, control.signal)),
  )
  const solutions = solutionsById(quiz, step, results)
  const failure = results.find((result) => result.outcome === 'failed')
  run.done += failure ? solutions.size : step.length
  const skipped = failure ? [] : step.filter(({ id }) => !solutions.has(id))
  const left = skipped.filter(({ content }) => lacksSolution(content, quiz.quizType)).length
  run.left += left
  run.kept += skipped.length - left
  await db.transaction(async (tx) => {
    await requireStillAllowed(tx, 'editor', [quiz.id], ownerId)
    if (solutions.size > 0)
      run.written += await storeSolutions(tx, {
        jobId,
        quizId: quiz.id,
        ownerId,
        replace,
        solutions,
        now: now(),
      })
    await control.saveProgress(tx, { done: run.done })
  })
  if (failure) throw new JobFailed(`${failure.reason} ${adviceAfter(run.done)}`)
  // The embedded database responds without yielding to the event loop. Without this pause, thousands of steps would
  // block the process.
  await nextTurn()
  control.signal.throwIfAborted()
}

const solutionsById = (
  { quizType }: Quiz,
  questionsOfStep: readonly StoredQuestion[],
  results: readonly SolutionResult[],
): Map<string, WrittenSolution> => {
  const solutions = new Map<string, WrittenSolution>()
  for (const [index, result] of results.entries()) {
    const { id, content } = elementAt(questionsOfStep, index)
    if (result.outcome === 'written')
      solutions.set(id, { text: result.text, before: solutionText(content, quizType) })
  }
  return solutions
}

const adviceAfter = (done: number): string =>
  done === 0 ? 'Try again later.' : 'What was written so far stays; run it again for the rest.'
