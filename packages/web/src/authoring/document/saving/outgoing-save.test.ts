import { limits, socketLimits } from '@quizwright/domain/limits.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { expect, test } from 'vitest'
import { makeBatches } from './outgoing-save.ts'

const questions = (count: number, text = '') =>
  Array.from({ length: count }, (_, index) => ({ ...blankQuestion(`q${index}`, 'full'), question: text }))

test('a batch holds at most 100 questions', () => {
  expect(makeBatches(questions(250))).toEqual({
    ok: true,
    batches: [
      { from: 0, to: 100 },
      { from: 100, to: 200 },
      { from: 200, to: 250 },
    ],
  })
  expect(makeBatches(questions(limits.questionsPerBatch))).toEqual({
    ok: true,
    batches: [{ from: 0, to: 100 }],
  })
})

test('an empty quiz is saved as one empty batch', () => {
  expect(makeBatches([])).toEqual({ ok: true, batches: [{ from: 0, to: 0 }] })
})

test('a batch holds at most 900 KB in UTF-8, whatever the script', () => {
  const long = questions(40, '語'.repeat(30_000))
  const made = makeBatches(long)
  expect(made.ok).toBe(true)
  if (!made.ok) return
  expect(made.batches.length).toBeGreaterThan(1)
  expect(made.batches.map(({ from, to }) => to - from).reduce((sum, count) => sum + count)).toBe(40)
  for (const { from, to } of made.batches) {
    expect(new TextEncoder().encode(JSON.stringify(long.slice(from, to))).byteLength).toBeLessThanOrEqual(
      socketLimits.batchFillBytes,
    )
  }
})

test('a question that fits into no batch is reported by its number', () => {
  const huge = { ...blankQuestion('huge', 'full'), solution: 'x'.repeat(socketLimits.batchFillBytes) }
  expect(makeBatches([...questions(3), huge])).toEqual({ ok: false, questionNo: 4 })
})
