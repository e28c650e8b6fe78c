import { describe, expect, test } from 'vitest'
import { describeDuration, formatDuration, toHoursAndMinutes, toMinutes, toSeconds } from './duration.ts'
import { generateFindings, storedDifficulty } from './generate.ts'
import { gradeOf, passes } from './grade.ts'
import { evaluationFindings, markFindings } from './mark.ts'
import { preview } from './preview.ts'
import { parseQuestionNumber } from './question-number.ts'

describe('grades', () => {
  test.each([
    [100, 'A+'],
    [90, 'A+'],
    [89.9, 'A'],
    [80, 'A'],
    [79.9, 'B'],
    [70, 'B'],
    [69.9, 'C'],
    [60, 'C'],
    [59.9, 'D'],
    [50, 'D'],
    [49.9, 'E'],
    [40, 'E'],
    [39.9, 'F'],
    [0, 'F'],
    [null, 'NA'],
    [undefined, 'NA'],
    [NaN, 'NA'],
  ] as const)('%s is %s', (percentage, grade) => {
    expect(gradeOf(percentage)).toBe(grade)
  })
  test('an attempt with exactly the passing percentage passes', () => {
    expect([passes(50, 50), passes(49.99, 50)]).toEqual([true, false])
  })

  test('exactly the least percentage is reached, also where decimals of marks make it look smaller', () => {
    const marks = Array.from({ length: 200 }, (_, at) => at + 1).flatMap((total) =>
      Array.from({ length: 100 }, (_, at) => ({
        total,
        percent: at + 1,
        obtained: (total * (at + 1)) / 100,
      })),
    )
    const failing = marks.filter(({ total, percent, obtained }) => {
      const computed = (100 * obtained) / total
      return (
        !passes(computed, percent) ||
        passes(computed - 1e-6, percent) ||
        gradeOf(computed) !== gradeOf(percent)
      )
    })
    expect(failing).toEqual([])
    expect([(100 * 20.4) / 34 < 60, gradeOf((100 * 20.4) / 34)]).toEqual([true, 'C'])
  })
})

test("a mark must be within its question's marks, and only undelivered descriptive answers can be evaluated", () => {
  expect([0, 2.5, 5].flatMap((mark) => markFindings(mark, 5))).toEqual([])
  for (const mark of [-0.01, 5.01, Number.NaN, Infinity])
    expect(markFindings(mark, 5)).toMatchObject([
      { field: 'marks_obtained', message: 'The mark must be a number from 0 to 5' },
    ])
  expect(evaluationFindings({ isDescriptive: true, isDelivered: false })).toEqual([])
  expect(evaluationFindings({ isDescriptive: true, isDelivered: true })).toMatchObject([
    { rule: 'delivered' },
  ])
  expect(evaluationFindings({ isDescriptive: false, isDelivered: false })).toMatchObject([
    { rule: 'evaluation' },
  ])
})

describe('the question number that is typed into the search of a summary', () => {
  test.each([
    ['', 'Question no is required'],
    ['  ', 'Question no is required'],
    ['abc', 'Question no must be a number'],
    ['1e3', 'Question no must be a number'],
    ['Infinity', 'Question no must be a number'],
    ['1.5', 'Question no can not be a decimal'],
    ['-1.5', 'Question no can not be a decimal'],
    ['.5', 'Question no can not be a decimal'],
    ['0', 'Question no must be greater than zero'],
    ['-3', 'Question no must be greater than zero'],
    ['26', 'Invalid question no, question not found'],
  ])('given %j: %s', (typed, message) => {
    expect(parseQuestionNumber(typed, 25)).toEqual({ ok: false, message })
  })
  test('accepts numbers from 1 to the number of questions', () => {
    expect([parseQuestionNumber(' 25 ', 25), parseQuestionNumber('1', 25)]).toEqual([
      { ok: true, questionNo: 25 },
      { ok: true, questionNo: 1 },
    ])
  })
})

describe('auto-generation', () => {
  const said = (questionsCount?: number) =>
    generateFindings({ questionsCount }).map((finding) => finding.message)
  test('accepts a count from 1 to 500', () => {
    expect(said()).toEqual(['questionsCount is required'])
    expect([said(1), said(500)]).toEqual([[], []])
    expect([said(0), said(501)].flat()).toEqual([
      'questionsCount must be from 1 to 500',
      'questionsCount must be from 1 to 500',
    ])
  })
  test('Moderate is stored as Medium, and Easy if nothing is chosen', () => {
    expect([storedDifficulty('Moderate'), storedDifficulty('Hard'), storedDifficulty(undefined)]).toEqual([
      'Medium',
      'Hard',
      'Easy',
    ])
  })
})

describe('time', () => {
  test('converts a duration between form, wire and screen', () => {
    expect(toSeconds(1, 30)).toBe(5_400)
    expect(toHoursAndMinutes(5_459)).toEqual({ hours: 1, mins: 30 })
    expect(toMinutes(90)).toBe(1.5)
  })
  test.each([
    [0, '0s'],
    [59.6, '1m 0s'],
    [61, '1m 1s'],
    [3_600, '1h 0m 0s'],
    [90_061, '25h 1m 1s'],
  ] as const)('%d seconds read %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
  test.each([
    [0, '0 minutes'],
    [1, '1 second'],
    [600, '10 minutes'],
    [763, '12 minutes 43 seconds'],
    [3_600, '1 hour'],
    [9_060, '2 hours 31 minutes'],
  ] as const)('a limit of %d seconds is described as %s', (seconds, text) => {
    expect(describeDuration(seconds)).toBe(text)
  })
})

test('a preview has 25 characters and an ellipsis, and cuts no character in half', () => {
  expect(preview('a'.repeat(25))).toBe('a'.repeat(25))
  expect(preview('🙂'.repeat(26))).toBe(`${'🙂'.repeat(25)}…`)
})
