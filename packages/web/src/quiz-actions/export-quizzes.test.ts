import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../api/rest.ts'
import * as files from '../files/save-file.ts'
import { exportQuizzes } from './export-quizzes.ts'

const saved: { content: Blob; name: string }[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(files, 'saveFile').mockImplementation((content, name) => {
    saved.push({ content, name })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Serves parts of a quiz. `revisions` are those of successive calls; the last one is repeated. */
const serve = (total: number, revisions: readonly (number | undefined)[]) => {
  let calls = 0
  return vi.spyOn(rest(quizQuestionsEndpoints), 'findQuestions').mockImplementation((async ({
    query,
  }: {
    query: { from: number; count: number }
  }) => {
    const revision = revisions[Math.min(calls++, revisions.length - 1)]
    const count = Math.min(query.count, total - query.from)
    const questions = Array.from({ length: count }, (_, index) =>
      fullQuestion({ question: `Question ${query.from + index + 1}` }),
    )
    return { data: { questions, total, revision } }
  }) as never)
}
const exportOne = () =>
  exportQuizzes([{ _id: 'q1', name: 'Rivers' }], {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
const linesOfFile = async () => (await saved[0]!.content.text()).trim().split(/\r?\n/)

test('given more questions than one call reads, then all are in the file, in order', async () => {
  const read = serve(2_500, [7])
  expect(await exportOne()).toBe(1)
  expect(read).toHaveBeenCalledTimes(3)
  const lines = await linesOfFile()
  expect(lines).toHaveLength(2_501)
  expect([lines[1], lines[1_001], lines[2_500]].map((line) => /Question \d+/.exec(line!)![0])).toEqual([
    'Question 1',
    'Question 1001',
    'Question 2500',
  ])
})

test('given a save between two parts, then the quiz is read again', async () => {
  const read = serve(1_200, [7, 8])
  expect(await exportOne()).toBe(1)
  expect(read).toHaveBeenCalledTimes(4)
  expect(await linesOfFile()).toHaveLength(1_201)
})

test('given a service without revisions, then its parts are used as they are', async () => {
  serve(1_200, [undefined])
  expect(await exportOne()).toBe(1)
  expect(await linesOfFile()).toHaveLength(1_201)
})
