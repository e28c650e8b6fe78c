import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { ModelName } from '../ai/models.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { questionRevisions, questions, quizzes } from '../database/tables.ts'
import { type Held, JobFailed, type JobWorker } from '../jobs/run-jobs.ts'
import { lacksSolution } from './solution-field.ts'
import type { SolutionWriter, Written } from './solution-writer.ts'
import { storeSolutions } from './store-solutions.ts'
import { modelWriter } from './write-by-model.ts'
import { offlineWriter } from './write-offline.ts'

export const solutionsKind = 'solutions'

/** What a job of this kind is given. */
export type SolutionsInput = { quizIds: string[]; model: ModelName; temperature: number; topP: number }

const pageSize = 100

type Place = { id: string; place: number; content: QuestionContent }
type Quiz = typeof quizzes.$inferSelect
type Going = {
  db: Database
  now: () => Date
  ownerId: string
  writer: SolutionWriter
  held: Held
  done: number
  written: number
  without: number
}

/**
 * Writes a solution wherever one of the chosen quizzes' questions has none. A few questions are one step:
 * asked together, stored in one transaction with the job's progress. Begun again after a break it finds the
 * stored ones solved and passes by.
 */
export const writeSolutions =
  ({ db, now, ai }: Pick<Context, 'db' | 'now' | 'ai'>): JobWorker =>
  async (job, held) => {
    const { quizIds, ...figures } = job.input as SolutionsInput
    const going: Going = {
      db,
      now,
      held,
      ownerId: job.ownerId,
      writer: ai ? modelWriter(ai, figures) : offlineWriter,
      done: 0,
      written: 0,
      without: 0,
    }
    await held.keep(db, { done: 0, total: await countQuestions(db, quizIds) })
    for (const quiz of await db
      .select()
      .from(quizzes)
      .where(inArray(quizzes.id, quizIds))
      .orderBy(asc(quizzes.id)))
      await solveQuiz(going, quiz)

    const { written, without, writer } = going
    if (without === 0) return null
    const message = `${without} ${without === 1 ? 'question' : 'questions'} got no solution: ${writer.whyNone}.`
    if (written === 0) throw new JobFailed(message)
    return message
  }

const solveQuiz = async (going: Going, quiz: Quiz): Promise<void> => {
  const { db, held, writer } = going
  for (let last = 0; ;) {
    const page = await readPage(db, quiz.id, last)
    if (page.length === 0) return
    last = page.at(-1)!.place
    const unsolved = page.filter(({ content }) => lacksSolution(content, quiz.quizType))
    going.done += page.length - unsolved.length
    await held.keep(db, { done: going.done })
    for (let from = 0; from < unsolved.length; from += writer.atOnce)
      await solve(going, quiz, unsolved.slice(from, from + writer.atOnce))
  }
}

const solve = async (going: Going, quiz: Quiz, step: readonly Place[]): Promise<void> => {
  const { db, held, ownerId, now, writer } = going
  const answers = await Promise.all(
    step.map(async ({ id, content }): Promise<[string, Written]> => [
      id,
      await writer.write(content, quiz.quizType, held.signal),
    ]),
  )
  const texts = new Map(
    answers.flatMap(([id, answer]) => (answer.outcome === 'written' ? [[id, answer.text]] : [])),
  )
  const failed = answers.map(([, answer]) => answer).find((answer) => answer.outcome === 'failed')
  going.done += failed ? texts.size : step.length
  going.without += failed ? 0 : step.length - texts.size
  await db.transaction(async (tx) => {
    if (texts.size > 0)
      going.written += await storeSolutions(tx, { quizId: quiz.id, ownerId, texts, now: now() })
    await held.keep(tx, { done: going.done })
  })
  if (failed)
    throw new JobFailed(
      `${failed.reason} ${going.done === 0 ? 'Try again later.' : 'What was written so far stays; run it again for the rest.'}`,
    )
  // The embedded database answers without a turn of the event loop: thousands of steps in a row would let
  // nobody else in.
  await nextTurn()
  held.signal.throwIfAborted()
}

const readPage = (db: Database, quizId: string, after: number): Promise<Place[]> =>
  db
    .select({ id: questions.id, place: questions.place, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), gt(questions.place, after)))
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
