import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { asc, eq } from '../database/drizzle.ts'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { type LanguageModel, openLanguageModel } from '../ai/language-model.ts'
import {
  type ScriptedProvider,
  type ScriptedResponse,
  startScriptedProvider,
} from '../ai/testing/scripted-provider.ts'
import { gradingKind } from '../attempts/hand-in/grading-job.ts'
import { handIn } from '../attempts/hand-in/hand-in.ts'
import { startAttempt } from '../attempts/start/start-attempt.ts'
import type { Database } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { jobs } from '../database/tables/jobs.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { type JobRunner, runJobs } from '../jobs/run-jobs.ts'
import { addQuiz, draft, now, owner } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'
import { gradeAttempt } from './grade-attempt.ts'

const enabledCriteria = {
  content: true,
  understanding: false,
  writing_skill: false,
  evidence: false,
  organization: false,
}
export const essayQuestion = (changes = {}) => draft('essay', { options: [], weightage: 5, ...changes })
const essay = (id: string, changes = {}) =>
  draft(id, {
    options: [],
    weightage: 10,
    ai_solution: `${id} is so because metal conducts heat.`,
    ai_config: enabledCriteria,
    ai_content_prompt: 'Names the cause.',
    ai_understanding_prompt: 'Not asked for.',
    ...changes,
  })

/** Hands in an attempt at a descriptive quiz of three questions with these answers. Returns its id. */
const handInAnswers = async (db: Database, texts: string[]): Promise<string> => {
  const quizId = await addQuiz(db, { quizType: 'daq', aiModel: 'openai_gpt_4o' })
  await saveInOneCall(
    db,
    { quizId, questions: ['a', 'b', 'c'].map((id) => essay(id)), isPublished: true },
    owner,
    now,
  )
  const session = elementAt(await db.select().from(sessions).where(eq(sessions.quizId, quizId)), 0)
  const student = {
    full_name: 'Bo',
    email: `${quizId}@example.org`,
    phone: '1',
    city: 'Lahore',
    country: 'Pakistan',
    university: 'None',
  }
  const { attempt_id } = await startAttempt(db, { session_id: session.id, student }, now)
  const answers = texts.map((answer, index) => ({
    question_id: elementAt('abc', index),
    selected: [],
    answer,
    is_marked: false,
    time_spent: 1,
  }))
  await db.transaction((tx) => handIn(tx, attempt_id, { answers }, now))
  return attempt_id
}

type Judged = { model: string; count: number; off: number }

const addJudgedCopies = async (
  db: Database,
  attemptId: string,
  { model, count, off }: Judged,
): Promise<void> => {
  const attempt = elementAt(await db.select().from(attempts).where(eq(attempts.id, attemptId)), 0)
  const answers = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  const aiResult = { marks_obtained: 5, evaluation_result: '', model, prompt: '', raw: '', unsure: false }
  for (let no = 1; no <= count; no += 1) {
    const id = makeId()
    await db.insert(attempts).values({ ...attempt, id, number: attempt.number + no })
    await db
      .insert(attemptAnswers)
      .values(answers.map((one) => ({ ...one, attemptId: id, aiResult, instructorMarks: 5 + off })))
  }
}

/** Provides a database, a job runner that grades attempts and a scripted AI provider for one test file. */
export const useGradingFixture = () => {
  let opened: OpenDatabase
  let provider: ScriptedProvider | undefined
  let runner: JobRunner | undefined
  let passedMs = 0
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterEach(async () => {
    await runner?.stop()
    await provider?.close()
    runner = provider = undefined
    passedMs = 0
    await opened.db.delete(jobs)
  })
  afterAll(() => opened.close())

  return {
    get db(): Database {
      return opened.db
    },
    requests: () => defined(provider, 'provider').requests,
    handIn: (...texts: string[]): Promise<string> => handInAnswers(opened.db, texts),
    advanceClock: (ms: number): void => {
      passedMs += ms
    },
    /** Switches on automatic delivery of this model's sure suggestions for every quiz with attempts. */
    deliverAutomatically: (automaticModel: string) => opened.db.update(quizzes).set({ automaticModel }),
    /** Adds handed-in copies of an attempt, whose sure suggestions of this model a person judged with this error. */
    addJudged: (attemptId: string, model: string, count: number, off = 0) =>
      addJudgedCopies(opened.db, attemptId, { model, count, off }),
    startRunner: (ai?: LanguageModel): void => {
      runner = runJobs({
        db: opened.db,
        now: () => new Date(now.getTime() + passedMs),
        log: pino({ level: 'silent' }),
        workers: { [gradingKind]: gradeAttempt({ db: opened.db, ai, now: () => now }) },
        idleMs: 5,
        heartbeatMs: 20,
      })
    },
    startModel: async (
      script: (prompt: string, requestNo: number) => ScriptedResponse,
    ): Promise<LanguageModel> => {
      provider = await startScriptedProvider(({ prompt }, requestNo) => script(prompt, requestNo))
      return openLanguageModel({ baseUrl: provider.url }, { timeoutMs: 2_000, maxRetries: 0 })
    },
    /** Waits until the only job has these values. */
    waitForJob: (values: object): Promise<void> =>
      vi.waitFor(
        async () => expect(elementAt(await opened.db.select().from(jobs), 0)).toMatchObject(values),
        {
          timeout: 20_000,
          interval: 20,
        },
      ),
    answersOf: (attemptId: string) =>
      opened.db
        .select()
        .from(attemptAnswers)
        .where(eq(attemptAnswers.attemptId, attemptId))
        .orderBy(asc(attemptAnswers.place)),
    readAttempt: async (id: string) =>
      elementAt(await opened.db.select().from(attempts).where(eq(attempts.id, id)), 0),
  }
}
