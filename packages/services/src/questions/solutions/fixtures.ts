import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { eq } from '../../database/drizzle.ts'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { type LanguageModel, openLanguageModel } from '../../ai/language-model.ts'
import {
  type ScriptedProvider,
  type ScriptedResponse,
  startScriptedProvider,
} from '../../ai/testing/scripted-provider.ts'
import type { Database } from '../../database/database.ts'
import type { OpenDatabase } from '../../database/open-database.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { openTestDatabase } from '../../database/testing/test-database.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { JobRow } from '../../jobs/job.ts'
import { type JobRunner, runJobs } from '../../jobs/run-jobs.ts'
import { addQuiz, now, owner, readStoredQuestions } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { solutionsKind, type SolutionsInput, writeSolutions } from './write-solutions.ts'

const parameters = { model: 'azure-gpt-3.5-turbo', temperature: 1, topP: 1 } as const

/** Provides a database, a job runner and a scripted AI provider for one test file. */
export const useSolutionsWorld = () => {
  let opened: OpenDatabase
  let provider: ScriptedProvider | undefined
  let runner: JobRunner | undefined
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterEach(async () => {
    await runner?.stop()
    await provider?.close()
    runner = provider = undefined
    await opened.db.delete(jobs)
  })
  afterAll(() => opened.close())

  const read = async ({ id }: JobRow) =>
    elementAt(await opened.db.select().from(jobs).where(eq(jobs.id, id)), 0)

  const addSolutions = (quizIds: string[], more: Partial<SolutionsInput> = {}): Promise<JobRow> => {
    const input: SolutionsInput = { quizIds, ...parameters, ...more }
    return addJob(opened.db, { ownerId: owner, kind: solutionsKind, input, total: 0 }, now)
  }

  return {
    get db(): Database {
      return opened.db
    },
    requests: () => defined(provider, 'provider').requests,
    read,
    addQuizWith: async (questions: DraftQuestion[], values: Parameters<typeof addQuiz>[1] = {}) => {
      const { db } = opened
      const quizId = await addQuiz(db, { ...values, attempts: 0 })
      await saveInOneCall(db, { quizId, questions, isPublished: false }, values?.instructorId ?? owner, now)
      await db
        .update(quizzes)
        .set({ attempts: values?.attempts ?? 0 })
        .where(eq(quizzes.id, quizId))
      return quizId
    },
    addSolutionsJob: (...quizIds: string[]): Promise<JobRow> => addSolutions(quizIds),
    addReplacingJob: (...quizIds: string[]): Promise<JobRow> => addSolutions(quizIds, { replace: true }),
    startRunner: (ai?: LanguageModel): void => {
      const { db } = opened
      runner = runJobs({
        db,
        now: () => now,
        log: pino({ level: 'silent' }),
        workers: { [solutionsKind]: writeSolutions({ db, ai, now: () => now }) },
        idleMs: 5,
        heartbeatMs: 20,
      })
    },
    stopRunner: async (): Promise<void> => defined(runner, 'runner').stop(),
    startModel: async (
      script: (prompt: string, requestNo: number) => ScriptedResponse | Promise<ScriptedResponse>,
      timeoutMs = 60_000,
    ): Promise<LanguageModel> => {
      provider = await startScriptedProvider(({ prompt }, requestNo) => script(prompt, requestNo))
      return openLanguageModel({ baseUrl: provider.url }, { timeoutMs, maxRetries: 0 })
    },
    /** Waits until the job is done or failed, and returns it. */
    endOf: async (job: JobRow): Promise<JobRow> => {
      await vi.waitFor(async () => expect(['done', 'failed']).toContain((await read(job)).state), {
        timeout: 15_000,
        interval: 20,
      })
      return read(job)
    },
    solutionsOf: async (quizId: string): Promise<string[]> =>
      (await readStoredQuestions(opened.db, quizId)).map(({ content }) => content.solution),
  }
}
