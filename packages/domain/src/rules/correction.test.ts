import { describe, expect, test } from 'vitest'
import type { CorrectionChoice } from '../schemas/correction.ts'
import { choiceFindings, correctionFindings, describeChoice, describeResultCorrection } from './correction.ts'
import { correctionTexts } from './correction-texts.ts'

const choice = (kind: CorrectionChoice['kind'], ...correct: number[]): CorrectionChoice => ({ kind, correct })
const messages = (given: CorrectionChoice) => choiceFindings(given).map(({ message }) => message)

describe('the kind and options of a correction', () => {
  test.each([
    [choice('other_key'), [correctionTexts.oneOption]],
    [choice('other_key', 1), []],
    [choice('any_of', 1, 1), [correctionTexts.twoOptions]],
    [choice('any_of', 1, 2), []],
    [choice('full_marks', 0), [correctionTexts.noOption]],
    [choice('not_counted'), []],
    [choice('accept'), [correctionTexts.noAnswer]],
    [{ ...choice('accept'), accepted: [{ answer: ' ', share: 100 }] }, [correctionTexts.noAnswer]],
    [{ ...choice('accept'), accepted: [{ answer: 'Paris', share: 50 }] }, []],
    [
      { ...choice('full_marks'), accepted: [{ answer: 'Paris', share: 50 }] },
      [correctionTexts.answersElsewhere],
    ],
  ])('given %j, then the findings are %j', (given, expected) => expect(messages(given)).toEqual(expected))
})

test('given a blank reason, then a reason is required', () => {
  const body = { ...choice('full_marks'), quiz_id: 'q', question_id: 'q', fingerprint: 'f' }
  expect(correctionFindings({ ...body, reason: '  ' })).toMatchObject([{ field: 'reason' }])
  expect(correctionFindings({ ...body, reason: 'The key was wrong.' })).toEqual([])
})

test.each([
  [choice('other_key', 1), 'Option 2 is correct'],
  [choice('other_key', 2, 0), 'Options 1 and 3 are correct together'],
  [choice('any_of', 0, 1, 3), 'Options 1, 2, and 4 are correct, and each earns the marks'],
  [choice('full_marks'), 'Everyone gets the marks'],
  [choice('not_counted'), 'The question doesn’t count'],
])('the choice %j is described as "%s"', (given, text) => expect(describeChoice(given)).toBe(text))

test('a result describes what was corrected, when, why, and whether it was undone', () => {
  const correction = {
    ...choice('other_key', 1),
    question_id: 'q',
    question_no: 4,
    reason: 'The key was wrong.',
    at: '2030-03-02 12:00:00',
    undone_at: null,
    marks_before: 3,
    marks_after: 4,
  }
  expect(describeResultCorrection(correction, 'Monday')).toBe(
    'Question 4 was corrected on Monday: Option 2 is correct. The marks of this result changed from 3 to 4. ' +
      'Reason: The key was wrong.',
  )
  expect(
    describeResultCorrection(
      { ...correction, marks_before: null, marks_after: null, undone_at: correction.at },
      'Monday',
    ),
  ).toBe(
    'Question 4 was corrected on Monday: Option 2 is correct. Reason: The key was wrong. ' +
      'This correction was undone, and the marks are as they were before.',
  )
  const withoutStop = { ...correction, reason: 'Wrong key', undone_at: correction.at }
  expect(describeResultCorrection(withoutStop, 'Monday')).toContain(
    'Reason: Wrong key. This correction was undone',
  )
})
