import { expect, test } from 'vitest'
import { wantedFormOf, wantedOf } from './wanted-form.ts'

test('what was sent before is in the form again, and sent again it is the same', () => {
  const sent = {
    tagNames: ['waves'],
    facultyIds: ['f1'],
    questionsCount: 12,
    difficulty: 'Hard' as const,
    unpublished: true,
    faulty: false,
  }
  expect(wantedOf(wantedFormOf(sent))).toEqual(sent)
})

test('a number that nobody typed is not sent', () => {
  expect(wantedOf(wantedFormOf(undefined))).not.toHaveProperty('questionsCount')
})
