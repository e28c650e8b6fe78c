import { anyQuestion } from '@quizwright/contracts/csv/any-question.ts'
import { sparseQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scanQuestions } from './scanned-questions.ts'

const packetOf = (data: unknown): string => `2/csv-upload,7["question",${JSON.stringify(data)}]`
const whole = { questions: [{ question: 'Écologie?', tags: [{ tag_name: 'a' }] }], progress: 12.5, sent: 1 }

test('questions as our services write them are scanned, and their frame is what the service sent', () => {
  const scanned = scanQuestions(packetOf(whole))
  expect(scanned).toMatchObject({ id: '7', questions: { progress: 12.5, text: JSON.stringify(whole) } })
  expect(JSON.parse(String(scanned?.questions.frame))).toEqual({ event: 'question', data: whole })
})

test('an event that need not be acknowledged has no id', () => {
  expect(scanQuestions(packetOf(whole).replace('7[', '['))?.id).toBe('')
})

describe('left to the parser is', () => {
  test.each([
    ['another event', packetOf(whole).replace('question', 'complete')],
    ['another namespace', packetOf(whole).replace('csv-upload', 'question-saving')],
    ['another kind of packet', packetOf(whole).replace('2', '3')],
    ['a second argument', packetOf(whole).replace(/\]$/, `,${JSON.stringify(whole)}]`)],
    ['a packet without an end', packetOf(whole).slice(0, -1)],
    ['another order of fields', packetOf({ progress: 1, sent: 1, questions: [] })],
    ['an unknown field', packetOf({ secret: 1, ...whole })],
    ['an unknown field of a question', packetOf({ ...whole, questions: [{ secret: 1 }] })],
    ['an invalid field', packetOf({ ...whole, questions: [{ weightage: -1 }] })],
    ['a text that looks like the end', packetOf({ questions: [{ question: ',"progress":1,"sent":2}]' }] })],
    ['progress beyond 100', packetOf({ ...whole, progress: 101 })],
    ['negative progress', packetOf({ ...whole, progress: -1 })],
    ['a text that cannot be stored', packetOf({ ...whole, questions: [{ question: '\0' }] })],
  ])('%s', (_, packet) => {
    expect(scanQuestions(packet)).toBeUndefined()
  })
})

test('what is scanned is what the parser reads', () => {
  let scannedCount = 0
  const questions = fc.array(anyQuestion.map(sparseQuestion), { maxLength: 3 })
  const progress = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(questions, progress, fc.nat(), (all, percent, sent) => {
      const data = { questions: all, progress: percent, sent }
      const scanned = scanQuestions(packetOf(data))
      if (!scanned) return
      scannedCount += 1
      expect(JSON.parse(String(scanned.questions.frame))).toEqual(
        JSON.parse(JSON.stringify({ event: 'question', data })),
      )
      expect(scanned.questions.progress).toBe(percent)
    }),
  )
  expect(scannedCount).toBeGreaterThan(0)
})
