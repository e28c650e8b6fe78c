import { expect, test } from 'vitest'
import { wantedFormOf, wantedOf } from './wanted-form.ts'

test('the last request fills the form, and submitting it sends the same request', () => {
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

test('an empty number is not sent', () => {
  expect(wantedOf(wantedFormOf(undefined))).not.toHaveProperty('questionsCount')
})
