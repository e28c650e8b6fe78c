import { expect, test } from 'vitest'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { columnChoices } from './column-choices.ts'

test.each([
  ['Hint', 'Hints'],
  ['Explanation for B', 'Feedback for option 2'],
  ['Feedback if correct', 'Feedback for a correct answer'],
  ['Wrong feedback', 'Feedback for an incorrect answer'],
  ['Passage', 'Intro text'],
])('what the heading "%s" means has a name for people, and can be chosen', (heading, label) => {
  const meant = guessColumn(heading)
  expect(columnChoices(null).find(({ value }) => value === meant)?.label).toBe(label)
})

test('no column of a file is shown by the name that a program gives it', () => {
  const names = [
    'page_before',
    'pinned_options',
    'translations',
    'image_description',
    'solution_image_description',
  ]
  for (const name of names)
    expect(columnChoices(name).find(({ value }) => value === name)?.label).not.toMatch(/_|^[a-z]/)
})
