import { expect, test } from 'vitest'
import { offlineNote } from '@quizwright/domain/language/made-by-grader.ts'
import { withoutNote } from './offline-label.ts'

test('the note is taken off the end of an evaluation, and nothing off the words of a model', () => {
  expect(withoutNote(`Right. ${offlineNote}`)).toBe('Right.')
  expect(withoutNote(`${offlineNote} Right.`)).toBe(`${offlineNote} Right.`)
  expect(withoutNote('Right.')).toBe('Right.')
})
