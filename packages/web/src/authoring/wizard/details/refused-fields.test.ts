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

test('what only the services refuse stands at its field until the field is changed', () => {
  expect(refusedFields(asSent, sent, rules)).toEqual({
    name: 'This title is taken',
    duration: 'Duration is too long',
  })
  expect(refusedFields(asSent, { ...sent, mins: '20' }, rules)).toEqual({ name: 'This title is taken' })
  expect(refusedFields(asSent, { ...sent, name: 'Lenses', hours: '1' }, rules)).toEqual({})
})

test('what the rules of the page refused is told by them alone', () => {
  expect(refusedFields({ ...asSent, details: { ...sent, name: '' } }, sent, rules)).toEqual({})
})
