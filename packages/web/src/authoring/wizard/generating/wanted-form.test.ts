import { expect, test } from 'vitest'
import { asksAnew, wantedFormOf, wantedOf } from './wanted-form.ts'

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

test('the form asks anew as soon as a value differs, and no longer when it is put back', () => {
  const untouched = wantedFormOf(undefined)
  expect(asksAnew(untouched, undefined)).toBe(false)
  expect(asksAnew({ ...untouched, tagNames: ['waves'] }, undefined)).toBe(true)
  expect(asksAnew({ ...untouched, count: '5' }, wantedOf({ ...untouched, count: '5' }))).toBe(false)
})
