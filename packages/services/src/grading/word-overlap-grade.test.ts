import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeByWordOverlap } from './word-overlap-grade.ts'
import { offlineLabel } from '../prompts/offline-label.ts'

const question = 'Why does a metal spoon feel colder than a wooden one in the same room?'
const solution =
  'Both spoons have the temperature of the room. Metal conducts heat much better than wood, ' +
  'so it draws heat from the hand faster, and the skin cools down. ' +
  'We feel the flow of heat, not the temperature.'
const grade = (answer: string, totalMarks = 10) =>
  gradeByWordOverlap({ answer, solution, question, totalMarks })

describe('clear cases', () => {
  test.each(['', '   \n\t', '\u200b\u200b', ' \u00a0 '])('a blank answer (%j) gets no marks', (answer) => {
    expect(grade(answer)).toEqual({ marks: 0, isUnsure: false, reason: 'The answer is blank.' })
  })

  test('the solution itself gets full marks, with any spaces, case or label', () => {
    for (const answer of [
      solution,
      solution.toUpperCase(),
      `  ${solution.replaceAll('. ', '.\n\n')} `,
      `${offlineLabel}${solution}`,
    ])
      expect(grade(answer)).toMatchObject({ marks: 10, isUnsure: false })
    expect(
      gradeByWordOverlap({ answer: solution, solution: `${offlineLabel}${solution}`, totalMarks: 3 }),
    ).toMatchObject({ marks: 3, isUnsure: false })
  })

  test.each([
    'The French Revolution began in 1789 with the storming of the Bastille.',
    'Photosynthesis turns light into sugar within the chloroplasts of green plants.',
    'asdf qwer zxcv',
    'I do not know.',
    '!!! ???',
  ])('an answer off the subject gets at most 0.5 of 10 marks: %s', (answer) => {
    const { marks } = grade(answer)
    expect(marks).toBeLessThanOrEqual(0.5)
  })

  test.each([
    'Both spoons have the temperature of the room. ' +
      'Metal does not conduct heat better than wood, so it draws no heat from the hand.',
    'Metal never conducts heat better than wood. We feel the temperature, not the flow of heat.',
    'Metal conducts heat better than wood, so it draws heat from the hand slower, and the skin cools down.',
  ])('a contradiction is flagged as unsure: %s', (answer) => {
    const { marks, isUnsure } = grade(answer)
    expect(isUnsure).toBe(true)
    expect(marks).toBeLessThanOrEqual(5)
  })

  test('another number is a contradiction', () => {
    const boiling = { solution: 'Water boils at 100 degrees Celsius at sea level.', totalMarks: 4 }
    expect(
      gradeByWordOverlap({ ...boiling, answer: 'At sea level water boils at 90 degrees Celsius.' }),
    ).toMatchObject({
      isUnsure: true,
    })
    expect(
      gradeByWordOverlap({ ...boiling, answer: 'At sea level, water boils at 100 degrees Celsius.' }),
    ).toEqual({
      marks: 4,
      isUnsure: false,
      reason: expect.any(String),
    })
  })

  test('marks are always within their range', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.double({ noNaN: false }),
        (answer, expected, questionText, totalMarks) => {
          const { marks } = gradeByWordOverlap({
            answer,
            solution: expected,
            question: questionText,
            totalMarks,
          })
          expect(marks).toBeGreaterThanOrEqual(0)
          expect(marks).toBeLessThanOrEqual(Number.isFinite(totalMarks) && totalMarks > 0 ? totalMarks : 0)
        },
      ),
    )
  })
})

describe('partial answers', () => {
  test('an answer that contains more of the solution gets more marks', () => {
    const little = grade('Metal conducts heat well.')
    const half = grade('Metal conducts heat much better than wood, so it draws heat from the hand.')
    const most = grade(
      'The spoons are at room temperature. Metal conducts heat better, drawing heat from the hand faster ' +
        'and cooling the skin. We feel the flow of heat and not temperature.',
    )
    expect(little.marks).toBeGreaterThanOrEqual(0)
    expect(half.marks).toBeGreaterThan(little.marks)
    expect(most.marks).toBeGreaterThan(half.marks)
    expect(most).toMatchObject({ isUnsure: false })
    expect(most.marks).toBeGreaterThan(7)
  })

  test('repeating the question gets at most one mark', () => {
    expect(grade(question).marks).toBeLessThanOrEqual(1)
  })

  test('without a solution the grade is unsure', () => {
    expect(gradeByWordOverlap({ answer: 'Heat flows.', solution: ' ', totalMarks: 5 })).toMatchObject({
      marks: 0,
      isUnsure: true,
    })
    expect(gradeByWordOverlap({ answer: 'Heat flows.', solution: 'It is so.', totalMarks: 5 })).toMatchObject(
      {
        marks: 0,
        isUnsure: true,
      },
    )
  })

  test('compares texts without spaces between words', () => {
    expect(
      gradeByWordOverlap({
        answer: '光合作用产生氧气和葡萄糖',
        solution: '光合作用产生葡萄糖和氧气。',
        totalMarks: 2,
      }).marks,
    ).toBe(2)
  })
})
