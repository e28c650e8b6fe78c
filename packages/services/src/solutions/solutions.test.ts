import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LanguageModel, openLanguageModel } from '../ai/language-model.ts'
import {
  type ScriptedProvider,
  type ScriptedResponse,
  startScriptedProvider,
} from '../ai/scripted-provider.ts'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { jobs, quizzes } from '../database/tables.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { addJob } from '../jobs/add-job.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import type { JobRow } from '../jobs/job.ts'
import { type JobRunner, runJobs } from '../jobs/run-jobs.ts'
import { addQuiz, draft, drafts, now, owner, readStoredQuestions, readQuizRow } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'
import { solutionsKind, type SolutionsInput, writeSolutions } from './write-solutions.ts'

let opened: OpenDatabase
let db: Database
let provider: ScriptedProvider | undefined
let runner: JobRunner | undefined
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterEach(async () => {
  await runner?.stop()
  await provider?.close()
  runner = provider = undefined
  await db.delete(jobs)
})
afterAll(() => opened.close())

const quizOf = async (questions: DraftQuestion[], values: Parameters<typeof addQuiz>[1] = {}) => {
  const quizId = await addQuiz(db, { ...values, attempts: 0 })
  await saveInOneCall(db, { quizId, questions, isPublished: false }, owner, now)
  await db
    .update(quizzes)
    .set({ attempts: values?.attempts ?? 0 })
    .where(eq(quizzes.id, quizId))
  return quizId
}
const ask = (...quizIds: string[]): Promise<JobRow> => {
  const input: SolutionsInput = { quizIds, model: 'azure-gpt-3.5-turbo', temperature: 1, topP: 1 }
  return addJob(db, { ownerId: owner, kind: solutionsKind, input, total: 0 }, now)
}
const work = (ai?: LanguageModel) => {
  runner = runJobs({
    db,
    now: () => now,
    log: pino({ level: 'silent' }),
    workers: { [solutionsKind]: writeSolutions({ db, ai, now: () => now }) },
    idleMs: 5,
    heartbeatMs: 20,
  })
}
const model = async (
  script: (prompt: string, requestNo: number) => ScriptedResponse | Promise<ScriptedResponse>,
  timeoutMs = 60_000,
) => {
  provider = await startScriptedProvider(({ prompt }, requestNo) => script(prompt, requestNo))
  return openLanguageModel({ baseUrl: provider.url }, { timeoutMs, maxRetries: 0 })
}
const read = async ({ id }: JobRow) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]!
const ended = async (job: JobRow) => {
  await vi.waitFor(async () => expect(['done', 'failed']).toContain((await read(job)).state), {
    timeout: 15_000,
    interval: 20,
  })
  return read(job)
}
const solutions = async (quizId: string) =>
  (await readStoredQuestions(db, quizId)).map(({ content }) => content.solution)

describe('with a model', () => {
  test('every question without a solution gets one, as a new revision, and the others stay', async () => {
    const quizId = await quizOf([
      draft('a'),
      draft('b', { solution: 'Mine.' }),
      draft('c', { solution_equation: 'x=1' }),
    ])
    const other = await quizOf([draft('d')])
    const before = await readStoredQuestions(db, quizId)
    work(await model((prompt) => ({ text: `About ${/What is (\w)/.exec(prompt)![1]}.` })))
    expect(await ended(await ask(quizId, other))).toMatchObject({
      state: 'done',
      done: 4,
      total: 4,
      message: null,
    })
    expect(await solutions(quizId)).toEqual(['About a.', 'Mine.', ''])
    expect(await solutions(other)).toEqual(['About d.'])
    const after = await readStoredQuestions(db, quizId)
    expect(after.map(({ revisionId }, at) => revisionId === before[at]!.revisionId)).toEqual([
      false,
      true,
      true,
    ])
    expect(await readQuizRow(db, quizId)).toMatchObject({
      aiApplied: true,
      revision: 3,
      questionCount: 3,
      totalMarks: 3,
    })
    expect(provider!.requests[0]!.prompt).toContain('- A number (correct)')
  })

  test('a published quiz with attempts gets them too, and keeps its state', async () => {
    const quizId = await quizOf([draft('a')], { attempts: 5 })
    await db.update(quizzes).set({ isPublished: true, publishedAt: now }).where(eq(quizzes.id, quizId))
    work(await model(() => ({ text: 'So.' })))
    expect(await ended(await ask(quizId))).toMatchObject({ state: 'done' })
    expect(await solutions(quizId)).toEqual(['So.'])
    expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: true, attempts: 5, publishedAt: now })
  })

  test('a descriptive question gets its model answer, asked for with the author’s prompts', async () => {
    const sides = {
      content: true,
      understanding: false,
      writing_skill: false,
      evidence: false,
      organization: false,
    }
    const quizId = await quizOf(
      [
        draft('a', {
          options: [],
          ai_config: sides,
          ai_content_prompt: 'Names both causes.',
          ai_understanding_prompt: 'Not asked for.',
        }),
      ],
      { quizType: 'daq' },
    )
    work(await model(() => ({ text: 'Both causes are these.' })))
    await ended(await ask(quizId))
    expect((await readStoredQuestions(db, quizId))[0]!.content).toMatchObject({
      ai_solution: 'Both causes are these.',
      solution: '',
    })
    expect(provider!.requests[0]!.prompt).toContain('Names both causes.')
    expect(provider!.requests[0]!.prompt).not.toContain('Not asked for.')
  })

  test('nonsense is asked for once more, then left out and said', async () => {
    const quizId = await quizOf([draft('a'), draft('b')])
    work(await model((prompt) => (prompt.includes('What is a') ? { text: '\0' } : { text: 'Yes.' })))
    expect(await ended(await ask(quizId))).toMatchObject({
      state: 'done',
      done: 2,
      message: '1 question got no solution: the AI model gave no answer for them that can be used.',
    })
    expect(await solutions(quizId)).toEqual(['', 'Yes.'])
    expect(provider!.requests).toHaveLength(3)
  })

  test('nothing but nonsense is a failure, and marks no quiz', async () => {
    const quizId = await quizOf([draft('a')])
    work(await model(() => ({ raw: 'oops' })))
    expect(await ended(await ask(quizId))).toMatchObject({ state: 'failed' })
    expect(await readQuizRow(db, quizId)).toMatchObject({ aiApplied: false, revision: 2 })
  })

  test.each<[string, ScriptedResponse]>([
    ['fails', { status: 500 }],
    ['stalls', 'stall'],
    ['hangs up', 'hang up'],
  ])(
    'a provider that %s ends the job with a reason; what was written stays and is not asked again',
    async (_, act) => {
      const quizId = await quizOf(drafts(6))
      let isBroken = true
      work(await model((_prompt, requestNo) => (isBroken && requestNo > 4 ? act : { text: 'Good.' }), 3_000))
      expect(await ended(await ask(quizId))).toMatchObject({
        state: 'failed',
        done: 4,
        total: 6,
        message: expect.stringContaining('What was written so far stays'),
      })
      expect(await solutions(quizId)).toEqual(['Good.', 'Good.', 'Good.', 'Good.', '', ''])
      isBroken = false
      const asked = provider!.requests.length
      expect(await ended(await ask(quizId))).toMatchObject({ state: 'done', done: 6 })
      expect(await solutions(quizId)).toEqual(Array<string>(6).fill('Good.'))
      expect(provider!.requests).toHaveLength(asked + 2)
    },
  )

  test('a runner that is stopped in the middle leaves the rest to the next', async () => {
    const quizId = await quizOf(drafts(6))
    let stalls = true
    const ai = await model((_prompt, requestNo) => (stalls && requestNo > 4 ? 'stall' : { text: 'Good.' }))
    work(ai)
    const job = await ask(quizId)
    await vi.waitFor(async () => expect((await read(job)).done).toBe(4), { timeout: 15_000 })
    await runner!.stop()
    expect(await read(job)).toMatchObject({ state: 'waiting', done: 4 })
    stalls = false
    work(ai)
    expect(await ended(job)).toMatchObject({ state: 'done', done: 6, total: 6 })
  })

  test('a cancelled job writes no more', async () => {
    const quizId = await quizOf(drafts(6))
    work(await model((_prompt, requestNo) => (requestNo > 4 ? 'stall' : { text: 'Good.' })))
    const job = await ask(quizId)
    await vi.waitFor(async () => expect((await read(job)).done).toBe(4), { timeout: 15_000 })
    await cancelJob(db, job.id, owner, now)
    await runner!.stop()
    expect(await read(job)).toMatchObject({ state: 'cancelled', done: 4 })
    expect((await solutions(quizId)).filter(Boolean)).toHaveLength(4)
  })

  test('an author who wrote one meanwhile keeps it', async () => {
    const quizId = await quizOf([draft('a')])
    work(
      await model(async () => {
        await saveInOneCall(
          db,
          { quizId, questions: [draft('a', { solution: 'Mine.' })], isPublished: false },
          owner,
          now,
        )
        return { text: 'Its.' }
      }),
    )
    expect(await ended(await ask(quizId))).toMatchObject({ state: 'done' })
    expect(await solutions(quizId)).toEqual(['Mine.'])
    expect(await readQuizRow(db, quizId)).toMatchObject({ aiApplied: false })
  })
})

describe('without a provider', () => {
  test('what is known is written, and says that no model wrote it', async () => {
    const quizId = await quizOf([draft('a')])
    work()
    expect(await ended(await ask(quizId))).toMatchObject({ state: 'done', message: null })
    expect(await solutions(quizId)).toEqual([
      'Written offline, without an AI model: the correct answer is: A number',
    ])
    expect(await readQuizRow(db, quizId)).toMatchObject({ aiApplied: true })
  })

  test('a descriptive question gets its author’s own solution or none', async () => {
    const quizId = await quizOf(
      [draft('a', { options: [], solution: 'Light bends.' }), draft('b', { options: [] })],
      { quizType: 'daq' },
    )
    work()
    expect(await ended(await ask(quizId))).toMatchObject({
      state: 'done',
      message: expect.stringMatching(/^1 question got no solution: without an AI model/),
    })
    expect((await readStoredQuestions(db, quizId)).map(({ content }) => content.ai_solution)).toEqual([
      'Written offline, without an AI model: Light bends.',
      undefined,
    ])
  })

  test('a quiz without questions is done at once', async () => {
    const quizId = await quizOf([])
    work()
    expect(await ended(await ask(quizId))).toMatchObject({ state: 'done', done: 0, total: 0 })
    expect(await readQuizRow(db, quizId)).toMatchObject({ aiApplied: false })
  })
})
