import { expect, test } from 'vitest'
import { toBody } from './correction-queries.ts'

const question = { quizId: 'q1', questionId: 'n1' }
const sent = { quiz_id: 'q1', question_id: 'n1' }

test.each([
  ['the key of its parts', { key: { kind: 'hotspot', key: { right: [1] } } }],
  ['the answers that are accepted', { accepted: [{ answer: 'Lutetia', share: 100 }] }],
  ['other questions', { also: ['n2'] }],
] as const)('a correction is sent with %s', (_, more) => {
  const choice = { kind: 'other_key', correct: [], ...more }
  expect(toBody({ ...question, ...choice } as never)).toEqual({ ...sent, ...choice })
})

test('what was not chosen is not sent', () =>
  expect(toBody({ ...question, kind: 'full_marks', correct: [], also: [] })).toEqual({
    ...sent,
    kind: 'full_marks',
    correct: [],
  }))
