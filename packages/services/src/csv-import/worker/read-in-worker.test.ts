import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csv, row } from '../testing/fixtures.ts'
import { readInWorker } from './read-in-worker.ts'
import { startWorkerPool } from '../../scheduling/worker-pool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-reading-'))
  await writeFile(
    join(folder, 'good.csv'),
    csv(Array.from({ length: 2_000 }, (_, index) => row({ question: `Question ${index}` }))),
  )
  await writeFile(join(folder, 'open-quote.csv'), `${csv([row(), row()])}\n3,"never closed`)
})
afterAll(async () => {
  await startWorkerPool().destroy()
  await rm(folder, { recursive: true })
})

let owners = 0
/** A task of an owner of its own, unless it is named. */
const taskOf = (key: string, ownerId = `owner ${owners++}`) =>
  ({ file: { fileLocation: { folder }, key, name: key, ownerId }, quizType: 'full', from: 0 }) as const
const read = (key: string, ownerId?: string) => readInWorker(taskOf(key, ownerId))

test('yields the questions of a file in order and the report last', async () => {
  const texts: string[] = []
  let total: number | undefined
  for await (const message of read('good.csv')) {
    if (message.kind === 'complete') total = message.report.total
    else
      texts.push(
        ...JSON.parse(message.data).questions.map((question: { question: string }) => question.question),
      )
  }
  expect(texts).toEqual(Array.from({ length: 2_000 }, (_, index) => `Question ${index}`))
  expect(total).toBe(2_000)
})

test('throws a problem after all questions before it were yielded', async () => {
  let sent = 0
  const reading = async () => {
    for await (const message of read('open-quote.csv'))
      if (message.kind === 'questions') sent = JSON.parse(message.data).sent
  }
  await expect(reading()).rejects.toMatchObject({
    code: 'CSV_QUOTE',
    line: 4,
    column: 2,
    message: expect.stringContaining('never closed'),
  })
  expect(sent).toBe(2)
})

test('throws an error for a missing file', async () => {
  await expect(read('missing.csv').next()).rejects.toThrow('missing.csv')
})

test('given that the loop is left early, then the worker is free for the next file', async () => {
  for (let turn = 0; turn < 10; turn += 1)
    for await (const message of read('good.csv')) if (message.kind === 'questions') break
  let last = ''
  for await (const message of read('good.csv')) last = message.kind
  expect(last).toBe('complete')
  expect(startWorkerPool().queueSize).toBe(0)
})

test('given an abort while waiting for a worker, then the worker stays free for others', async () => {
  const busy = Array.from({ length: startWorkerPool().maxThreads }, () => read('good.csv'))
  for (const reading of busy) await reading.next()
  const abort = new AbortController()
  const waiting = readInWorker(taskOf('good.csv'), abort.signal).next()
  abort.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  for (const reading of busy) await reading.return(undefined)
  let last = ''
  for await (const message of read('good.csv')) last = message.kind
  expect(last).toBe('complete')
})

test('given more files than workers, then they are read one after the other', async () => {
  const countQuestions = async () => {
    let questions = 0
    for await (const message of read('good.csv'))
      if (message.kind === 'questions') questions = JSON.parse(message.data).sent
    return questions
  }
  expect(await Promise.all(Array.from({ length: 8 }, countQuestions))).toEqual(Array(8).fill(2_000))
})

/** A worker that never leaves a single step, such as a pattern that backtracks endlessly. */
const endless = async () => {
  const path = join(folder, 'endless.mjs')
  await writeFile(path, 'export default () => { for (;;); }')
  return pathToFileURL(path)
}
const readEndlessly = async (workMs: number, graceMs: number) => {
  const running = { workerUrl: await endless(), workMs, graceMs }
  const abort = new AbortController()
  const readings = Array.from({ length: startWorkerPool().maxThreads }, () =>
    readInWorker(taskOf('good.csv'), abort.signal, undefined, running).next(),
  )
  return { abort, readings }
}
const tooLong =
  'Reading the file takes longer than 1 seconds, so it was stopped. ' +
  'Split it, or save it in another format, and import that.'
const firstKind = async (): Promise<string | undefined> => {
  for await (const { kind } of read('good.csv')) return kind
}

test('given workers that hang, then they are killed, and the next file is read', async () => {
  const { readings } = await readEndlessly(500, 60_000)
  await Promise.all(
    readings.map((reading) =>
      expect(reading).rejects.toMatchObject({ code: 'CSV_TOO_LARGE', message: tooLong }),
    ),
  )
  expect(await firstKind()).toBe('questions')
})

test('given workers that hang, and callers who leave, then they are killed, and the next file is read', async () => {
  const { abort, readings } = await readEndlessly(60_000, 100)
  abort.abort()
  await Promise.all(readings.map((reading) => expect(reading).rejects.toMatchObject({ name: 'AbortError' })))
  expect(await firstKind()).toBe('questions')
})

test("given files of one person that are being read, then another person's is read before the rest", async () => {
  const first = read('good.csv', 'ada')
  await first.next()
  let isSecondBegun = false
  const second = readInWorker(taskOf('good.csv', 'ada'))
  const begun = second.next().then(() => (isSecondBegun = true))
  expect(await firstKind()).toBe('questions')
  expect(isSecondBegun).toBe(false)
  await first.return(undefined)
  await begun
  await second.return(undefined)
})

test('given a worker that runs out of memory, then its caller hears that the file needs too much', async () => {
  const path = join(folder, 'greedy.mjs')
  await writeFile(path, 'export default () => { const kept = []; for (;;) kept.push([1, 2, 3]) }')
  const running = { workerUrl: pathToFileURL(path), workMs: 60_000, graceMs: 1_000 }
  await expect(readInWorker(taskOf('good.csv'), undefined, undefined, running).next()).rejects.toMatchObject({
    code: 'CSV_TOO_LARGE',
    message: expect.stringContaining('about 10,000 questions'),
  })
  expect(await firstKind()).toBe('questions')
})
