import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { writeQuestionFile } from '@quizwright/formats/write/write-question-file.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerPool } from '../../scheduling/worker-pool.ts'
import { readAsAuthor } from '../testing/read-as-author.ts'
import { readInWorker } from '../worker/read-in-worker.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-pdf-'))
})
afterAll(async () => {
  await startWorkerPool().destroy()
  await rm(folder, { recursive: true })
})

const quiz = async (count: number): Promise<Uint8Array> => {
  const questions = Array.from({ length: count }, (_, index) =>
    fullQuestion({
      question: `Which river flows through town ${index + 1}?`,
      options: [{ option: 'Niger' }, { option: 'Nile', is_correct: true }, { option: 'Congo' }],
    }),
  )
  return (await writeQuestionFile({ title: 'Rivers', questions, images: new Map() }, 'pdf')).bytes
}

test('a PDF is imported as its author sees it, each question with the page to check it against', async () => {
  const { taken, hints } = await readAsAuthor(await quiz(2), 'rivers.pdf')
  expect(taken).toEqual([
    'Which river flows through town 1? | Niger | *Nile | Congo',
    'Which river flows through town 2? | Niger | *Nile | Congo',
  ])
  expect(hints.filter((hint) => hint.includes('Check it against page 1 of the PDF'))).toHaveLength(2)
})

test('a long PDF is read in a thread with its limits, and its report says where each question stands', async () => {
  await writeFile(join(folder, 'long.pdf'), await quiz(200))
  const file = { fileLocation: { folder }, key: 'long.pdf', name: 'long.pdf', ownerId: 'a' }
  const reports = []
  for await (const message of readInWorker({ file, quizType: 'full', from: 0 }))
    if (message.kind === 'complete') reports.push(message.report)
  expect(reports.map(({ total }) => total)).toEqual([200])
  const places = reports[0]?.places ?? []
  expect(places.map(({ question_no }) => question_no)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
  expect(places.filter(({ place }) => place.length === 0)).toEqual([])
  expect(places.at(-1)?.place[0]?.page).toBeGreaterThan(places[0]?.place[0]?.page ?? 0)
})
