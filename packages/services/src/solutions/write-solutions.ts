import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { ModelName } from '../ai/models.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { questionRevisions, questions, quizzes } from '../database/tables.ts'
import { type JobControl, JobFailed, type JobWorker } from '../jobs/job-worker.ts'
import { lacksSolution } from './solution-field.ts'
import type { SolutionResult, SolutionWriter } from './solution-writer.ts'
import { storeSolutions } from './store-solutions.ts'
import { modelWriter } from './write-by-model.ts'
import { offlineWriter } from './write-offline.ts'

export const solutionsKind = 'solutions'

/** The input of a job of this kind. */
export type SolutionsInput = { quizIds: string[]; model: ModelName; temperature: number; topP: number }

const pageSize = 100

type StoredQuestion = { id: string; place: number; content: QuestionContent }
type Quiz = typeof quizzes.$inferSelect
type Run = {
  db: Database
  now: () => Date
  ownerId: string
  writer: SolutionWriter
  control: JobControl
  /** How many questions are finished, those included that had a solution. */
  done: number
  written: number
  /** How many questions got no solution. */
  skipped: number
}

/**
 * Writes a solution for every question of the chosen quizzes that has none. A few questions make one step:
 * their solutions are generated in parallel and stored in one transaction with the job's progress. When the
 * job is started again, stored solutions are found and not generated again.
 */
export const writeSolutions =
  ({ db, now, ai }: Pick<Context, 'db' | 'now' | 'ai'>): JobWorker =>
  async (job, control) => {
    const { quizIds, ...parameters } = job.input as SolutionsInput
    const run: Run = {
      db,
      now,
      control,
      ownerId: job.ownerId,
      writer: ai ? modelWriter(ai, parameters) : offlineWriter,
      done: 0,
      written: 0,
      skipped: 0,
    }
    await control.saveProgress(db, { done: 0, total: await countQuestions(db, quizIds) })
    const chosenQuizzes = await db
      .select()
      .from(quizzes)
      .where(inArray(quizzes.id, quizIds))
      .orderBy(asc(quizzes.id))
    for (const quiz of chosenQuizzes) await solveQuiz(run, quiz)

    const { written, skipped, writer } = run
    if (skipped === 0) return null
    const message = `${countOf(skipped, 'question')} got no solution: ${writer.skipReason}.`
    if (written === 0) throw new JobFailed(message)
    return message
  }

const solveQuiz = async (run: Run, quiz: Quiz): Promise<void> => {
  const { db, control, writer } = run
  let lastPosition = 0
  for (;;) {
    const page = await readPage(db, quiz.id, lastPosition)
    if (page.length === 0) return
    lastPosition = page.at(-1)!.place
    const unsolved = page.filter(({ content }) => lacksSolution(content, quiz.quizType))
    run.done += page.length - unsolved.length
    await control.saveProgress(db, { done: run.done })
    for (let start = 0; start < unsolved.length; start += writer.concurrency)
      await solveQuestions(run, quiz, unsolved.slice(start, start + writer.concurrency))
  }
}

const solveQuestions = async (run: Run, quiz: Quiz, step: readonly StoredQuestion[]): Promise<void> => {
  const { db, control, ownerId, now, writer } = run
  const results = await Promise.all(
    step.map(({ content }) => writer.write(content, quiz.quizType, control.signal)),
  )
  const texts = textsById(step, results)
  const failure = results.find((result) => result.outcome === 'failed')
  run.done += failure ? texts.size : step.length
  run.skipped += failure ? 0 : step.length - texts.size
  await db.transaction(async (tx) => {
    if (texts.size > 0)
      run.written += await storeSolutions(tx, { quizId: quiz.id, ownerId, texts, now: now() })
    await control.saveProgress(tx, { done: run.done })
  })
  if (failure) throw new JobFailed(`${failure.reason} ${adviceAfter(run.done)}`)
  // The embedded database responds without a turn of the event loop: without this pause, thousands of steps
  // would block the process.
  await nextTurn()
  control.signal.throwIfAborted()
}

const textsById = (
  questionsOfStep: readonly StoredQuestion[],
  results: readonly SolutionResult[],
): Map<string, string> => {
  const texts = new Map<string, string>()
  for (const [index, result] of results.entries())
    if (result.outcome === 'written') texts.set(questionsOfStep[index]!.id, result.text)
  return texts
}

const adviceAfter = (done: number): string =>
  done === 0 ? 'Try again later.' : 'What was written so far stays; run it again for the rest.'

const readPage = (db: Database, quizId: string, afterPosition: number): Promise<StoredQuestion[]> =>
  db
    .select({ id: questions.id, place: questions.place, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), gt(questions.place, afterPosition)))
    .orderBy(asc(questions.place))
    .limit(pageSize)

export const countQuestions = async (
  db: Pick<Database, 'select'>,
  quizIds: readonly string[],
): Promise<number> => {
  const [counted] = await db
    .select({ n: count() })
    .from(questions)
    .where(inArray(questions.quizId, [...quizIds]))
  return counted!.n
}
