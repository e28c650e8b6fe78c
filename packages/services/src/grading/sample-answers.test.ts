import { expect, test } from 'vitest'
import { sampleQuestions } from './testing/sample-answers.ts'
import { suggestMarks } from './offline/suggest-marks.ts'

const judged = sampleQuestions.flatMap(({ question, solution, answers }) =>
  answers.map(([marks, answer]) => ({
    answer,
    marks,
    suggested: suggestMarks({ question, solution, answer, totalMarks: 5 }),
  })),
)
const sure = judged.filter(({ suggested }) => suggested.isSure)
const unsure = judged.filter(({ suggested }) => !suggested.isSure)
const errorsOf = (answers: typeof judged): number[] =>
  answers.map(({ suggested, marks }) => suggested.marks - marks)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const withinOne = (answers: typeof judged): number =>
  mean(errorsOf(answers).map((error) => (Math.abs(error) <= 1 ? 1 : 0)))

test('at least 30 of 100 sample answers are sure', () => {
  expect(sure.length / judged.length).toBeGreaterThanOrEqual(0.3)
})

test('the marks of sure answers have a root mean squared error of at most one of five marks, and no bias', () => {
  expect(Math.sqrt(mean(errorsOf(sure).map((error) => error ** 2)))).toBeLessThanOrEqual(1)
  expect(Math.abs(mean(errorsOf(sure)))).toBeLessThanOrEqual(0.3)
})

test('the marks of sure answers are at least twice as often within one mark as those of the others', () => {
  expect(withinOne(sure)).toBeGreaterThanOrEqual(2 * withinOne(unsure))
})

test('no good answer gets a sure bad mark', () => {
  const good = sure.filter(({ marks }) => marks >= 4)
  expect(good.length).toBeGreaterThan(5)
  expect(good.filter(({ suggested }) => suggested.marks <= 1)).toEqual([])
})

test('suggestions are proportional to the marks of the question', () => {
  for (const { question, solution, answers } of sampleQuestions)
    for (const [, answer] of answers) {
      const five = suggestMarks({ question, solution, answer, totalMarks: 5 })
      const twenty = suggestMarks({ question, solution, answer, totalMarks: 20 })
      expect(twenty.marks).toBeCloseTo(4 * five.marks, 1)
      expect([twenty.isSure, twenty.confidence]).toEqual([five.isSure, five.confidence])
    }
})
