import { expect, test } from 'vitest'
import { boundLine } from './bound-line.ts'
import type { ExamLine } from './exam-line.ts'

const textsOf = (text: string) => boundLine({ number: 7, text }).map((line) => line.text)

test('an ordinary line stays the same object', () => {
  const line = { number: 1, text: '1. What is  it?' }
  expect(boundLine(line)[0]).toBe(line)
})

test('of thousands of blanks side by side some are left, and nothing else is', () => {
  expect(textsOf(`a${' '.repeat(90_000)}b\u3000c`)).toEqual([`a${' '.repeat(200)}b\u3000c`])
})

test('the rest of a line that no question is as long as continues it, and begins nothing', () => {
  const lines = boundLine<ExamLine>({ number: 7, text: 'x1. '.repeat(150_000) })
  expect(lines.map(({ text }) => text).join('')).toBe('x1. '.repeat(150_000))
  expect(lines.map(({ number, isCode, text }) => [number, isCode, text.length])).toEqual([
    [7, undefined, 500_000],
    [7, true, 100_000],
  ])
})
