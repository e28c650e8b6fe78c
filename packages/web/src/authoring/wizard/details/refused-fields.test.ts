import { newDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const rules = { uid: 'someone', openedAt: '2030-01-01 08:00:30', startBefore: undefined }
const sent = {
  ...newDetails(new Date('2030-01-01T08:00:30Z')),
  name: 'Optics',
  faculties: [{ _id: 'physics', name: 'Physics' }],
}
const problem = {
  code: 'RULE',
  message: 'Missing or invalid fields',
  retryable: false,
  errors: [
    { field: 'name', messages: ['This title is taken'] },
    { field: 'duration', messages: ['duration is too long'] },
  ],
} as const
const asSent = {
  problem: { ...problem, errors: problem.errors.map((one) => ({ ...one, messages: [...one.messages] })) },
  details: sent,
}

test('an error found only by the services stays at its field until the field changes', () => {
  expect(refusedFields(asSent, sent, rules)).toEqual({
    name: 'This title is taken',
    duration: 'Duration is too long',
  })
  expect(refusedFields(asSent, { ...sent, mins: '20' }, rules)).toEqual({ name: 'This title is taken' })
  expect(refusedFields(asSent, { ...sent, name: 'Lenses', hours: '1' }, rules)).toEqual({})
})

test("an error found by the page's own rules is shown only once", () => {
  expect(refusedFields({ ...asSent, details: { ...sent, name: '' } }, sent, rules)).toEqual({})
})
