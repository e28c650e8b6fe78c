import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from '../database/drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuiz, draft, now, owner, readStoredQuestions, readQuizRow } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'
import { stageBatch } from '../saving/stage-batch.ts'
import type { Context } from '../context.ts'
import { addQuizFixture } from '../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../statistics/counts/fixtures/store-attempt.ts'
import { questionChanges } from '../database/tables/history.ts'
import { jobs } from '../database/tables/jobs.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { images } from '../database/tables/main.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import { storeImage } from '../images/store-image.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { sweepGrace, type Sweeping } from './sweep-grace.ts'
import { addDailySweep } from './sweep-job.ts'
import { sweepImages } from './sweep-images.ts'
import { sweepRevisions } from './sweep-revisions.ts'

const { db } = await setUpDatabase()
let folder: string
let context: Pick<Context, 'db' | 'store' | 'now'>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-sweep-'))
  context = { db, store: await openFileStore({ folder }), now: () => now }
})
afterAll(() => rm(folder, { recursive: true }))

const onDay = (day: number): Sweeping => ({
  now: new Date(now.getTime() + day * 24 * 60 * 60 * 1_000 + 1_000),
  graceMs: sweepGrace,
  signal: new AbortController().signal,
})
const save = (quizId: string, drafts: Parameters<typeof saveInOneCall>[1]['questions']) =>
  saveInOneCall(context.db, { quizId, questions: drafts, isPublished: false }, owner, now)
const revisionsOf = async (quizId: string): Promise<string[]> =>
  (await readStoredQuestions(context.db, quizId)).map(({ revisionId }) => revisionId)
const allRevisions = async (): Promise<Set<string>> =>
  new Set((await context.db.select({ id: questionRevisions.id }).from(questionRevisions)).map(({ id }) => id))
const addImage = (text: string, ownerId = owner): Promise<string> =>
  storeImage(context, {
    bytes: Buffer.from(text),
    ending: 'png',
    width: 1,
    height: 1,
    ownerId,
    quotaBytes: 1_000_000,
  })
const idOf = (link: string): string => link.slice('/files/'.length)
const isThere = async (link: string): Promise<[row: boolean, bytes: boolean]> => [
  (
    await context.db
      .select()
      .from(images)
      .where(eq(images.id, idOf(link)))
  ).length === 1,
  await context.store.exists(publicStorageKey(idOf(link))),
]

test('a revision unused for a week is deleted, unless it is answered, staged or used again', async () => {
  const { db } = context
  const quizId = await addQuiz(db)
  await save(quizId, [draft('gone'), draft('changed'), draft('back'), draft('same')])
  const [gone, changed, back] = await revisionsOf(quizId)
  await save(quizId, [draft('changed', { question: 'What else?' }), draft('same')])
  const present = await revisionsOf(quizId)

  const answeredQuiz = await addQuizFixture(db, [1], 1)
  await storeAttempt(db, answeredQuiz, { student: 0, session: 0, number: 1, selections: [0] })
  await db.delete(questions).where(eq(questions.quizId, answeredQuiz.quizId))
  // The history keeps what it shows, which has a test of its own.
  await db.delete(questionChanges)
  const before = await allRevisions()
  const { revision } = await readQuizRow(db, quizId)
  await stageBatch(
    db,
    {
      quizId,
      saveId: 'under-way',
      index: 0,
      total: 2,
      baseRevision: revision,
      questions: [draft('staged')],
      isPublished: false,
      isSkippable: false,
    },
    owner,
    now,
  )
  const staged = [...(await allRevisions())].find((id) => !before.has(id))!

  expect(await sweepRevisions(db, onDay(0))).toBe(0)
  await db
    .insert(questions)
    .values({ quizId, id: 'back', originId: 'back', place: 3, revisionId: back!, createdAt: now })
  expect(await sweepRevisions(db, onDay(6))).toBe(0)
  expect(await sweepRevisions(db, onDay(8))).toBe(2)
  const left = await allRevisions()
  expect([gone, changed].filter((id) => left.has(id!))).toEqual([])
  expect(
    [...present, back, staged, answeredQuiz.questions[0]!.revisionId].filter((id) => !left.has(id!)),
  ).toEqual([])

  // It becomes unused again, so its week starts again.
  await db.delete(questions).where(eq(questions.id, 'back'))
  expect(await sweepRevisions(db, onDay(9))).toBe(0)
  expect(await sweepRevisions(db, onDay(17))).toBe(1)
})

test('an image unused for a month is deleted, unless it is referenced or uploaded again', async () => {
  const { db } = context
  const quizId = await addQuiz(db)
  const inQuestion = await addImage('in a question')
  await save(quizId, [
    draft('illustrated', {
      options: [{ ...draft('x').options[0]!, image_url: inQuestion }, draft('x').options[1]!],
    }),
  ])
  const answeredQuiz = await addQuizFixture(db, [1], 1)
  const attemptId = await storeAttempt(db, answeredQuiz, {
    student: 0,
    session: 0,
    number: 1,
    selections: [0],
  })
  const inAnswer = await addImage('in an answer', attemptId)
  await db
    .update(attemptAnswers)
    .set({ uploadedImages: [inAnswer] })
    .where(eq(attemptAnswers.attemptId, attemptId))
  const [unused, again] = [await addImage('unused'), await addImage('again')]

  expect(await sweepImages(context, onDay(0))).toBe(0)
  expect(await addImage('again')).toBe(again)
  expect(await sweepImages(context, onDay(20))).toBe(0)
  expect(await sweepImages(context, onDay(31))).toBe(1)
  expect(await isThere(unused)).toEqual([false, false])
  for (const link of [inQuestion, inAnswer, again]) expect(await isThere(link)).toEqual([true, true])
})

test('an image uploaded or saved again during a sweep has both its row and its file, or neither', async () => {
  const quizId = await addQuiz(context.db)
  for (let round = 0; round < 12; round++) {
    const link = await addImage(`raced ${round}`)
    await context.db
      .update(images)
      .set({ unusedSince: now })
      .where(eq(images.id, idOf(link)))
    const [, uploaded] = await Promise.all([
      sweepImages(context, onDay(31)),
      round % 2 === 0
        ? addImage(`raced ${round}`)
        : save(quizId, [draft(`q${round}`, { image_url: link })]).then(() => link),
    ])
    const [row, bytes] = await isThere(uploaded)
    expect(row).toBe(bytes)
    if (round % 2 === 0) expect(row).toBe(true)
    if (row) await sweepImages(context, onDay(32))
    expect((await isThere(uploaded))[0]).toBe(row)
  }
})

test('one sweep job is added per day, however many processes request it at once', async () => {
  await Promise.all([
    addDailySweep(context, now),
    addDailySweep(context, now),
    addDailySweep(context, onDay(0).now),
  ])
  expect(await context.db.select({ id: jobs.id, state: jobs.state }).from(jobs)).toEqual([
    { id: 'sweep-2030-03-01', state: 'waiting' },
  ])
})
