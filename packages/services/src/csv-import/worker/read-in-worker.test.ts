import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csv, row } from '../fixtures.ts'
import { readInWorker } from './read-in-worker.ts'
import { workerPool } from '../../worker-pool/worker-pool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-reading-'))
  await writeFile(
    join(folder, 'good.csv'),
    csv(Array.from({ length: 5_000 }, (_, at) => row({ question: `Question ${at}` }))),
  )
  await writeFile(join(folder, 'open-quote.csv'), `${csv([row(), row()])}\n3,"never closed`)
})
afterAll(async () => {
  await workerPool().destroy()
  await rm(folder, { recursive: true })
})

const read = (key: string) => readInWorker({ fileLocation: { folder }, key, quizType: 'full', from: 0 })

test('a file is read in a thread, its questions in order and its report last', async () => {
  const texts: string[] = []
  let total: number | undefined
  for await (const message of read('good.csv')) {
    if (message.kind === 'complete') total = message.report.total
    else
      texts.push(
        ...JSON.parse(message.data).questions.map((question: { question: string }) => question.question),
      )
  }
  expect(texts).toEqual(Array.from({ length: 5_000 }, (_, at) => `Question ${at}`))
  expect(total).toBe(5_000)
})

test('a problem ends the reading when all before it was given', async () => {
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

test('a file that is not there is an error, not a silence', async () => {
  await expect(read('missing.csv').next()).rejects.toThrow('missing.csv')
})

test('leaving early frees the thread for the next file', async () => {
  for (let turn = 0; turn < 10; turn += 1)
    for await (const message of read('good.csv')) if (message.kind === 'questions') break
  let last = ''
  for await (const message of read('good.csv')) last = message.kind
  expect(last).toBe('complete')
  expect(workerPool().queueSize).toBe(0)
})

test('one who gives up while waiting for a thread costs it nothing', async () => {
  const busy = Array.from({ length: workerPool().maxThreads }, () => read('good.csv'))
  for (const reading of busy) await reading.next()
  const giving = new AbortController()
  const waiting = readInWorker(
    { fileLocation: { folder }, key: 'good.csv', quizType: 'full', from: 0 },
    giving.signal,
  ).next()
  giving.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  for (const reading of busy) await reading.return(undefined)
  let last = ''
  for await (const message of read('good.csv')) last = message.kind
  expect(last).toBe('complete')
})

test('more files at once than threads are read one after the other', async () => {
  const sum = async () => {
    let questions = 0
    for await (const message of read('good.csv'))
      if (message.kind === 'questions') questions = JSON.parse(message.data).sent
    return questions
  }
  expect(await Promise.all(Array.from({ length: 8 }, sum))).toEqual(Array(8).fill(5_000))
})
