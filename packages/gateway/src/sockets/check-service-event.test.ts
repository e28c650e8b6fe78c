import { expect, test } from 'vitest'
import { judgeEvent } from './check-service-event.ts'

const judge = (event: string, data: unknown) => judgeEvent('questionSaving', event, data, 'the-request')
const dataOf = (judged: ReturnType<typeof judge>) =>
  judged.kind === 'pass' ? JSON.parse(judged.frame).data : judged

test('an event of the contract passes with what the contract does not know', () => {
  expect(dataOf(judge('progress', { saveId: 'a', progress: 5, received: [0], more: { deep: [1] } }))).toEqual(
    { saveId: 'a', progress: 5, received: [0], more: { deep: [1] } },
  )
})

test.each([
  ['gossip', {}],
  ['progress', { progress: 'half' }],
  ['authenticated', {}],
  ['toString', {}],
])('%s is not shown, and the work goes on', (event, data) => {
  expect(judge(event, data).kind).toBe('ignore')
})

test.each([
  ['saved', {}],
  ['needToCreateNewVersion', null],
  ['error', 'no'],
  ['saved', undefined],
])('%s of a wrong shape ends the work', (event, data) => {
  expect(judge(event, data).kind).toBe('broken')
})

test('a refusal keeps its sentence, its place and what else it says', () => {
  const refusal = { code: 'CONFLICT', message: 'Another tab saved first.', retryable: true, revision: 7 }
  expect(dataOf(judge('error', refusal))).toEqual({ ...refusal, retryable: false, requestId: 'the-request' })
})

test.each([
  { code: 'INTERNAL', message: 'SELECT * FROM users', retryable: true, stack: 'at /srv/app.js' },
  { code: 'MADE_UP', message: 'SELECT * FROM users', retryable: true, stack: 'at /srv/app.js' },
])('trouble of the service itself is told in our own words', (trouble) => {
  const told = dataOf(judge('error', trouble))
  expect(told).toEqual({
    code: 'INTERNAL',
    message: expect.stringContaining('nothing you typed is lost'),
    retryable: true,
    requestId: 'the-request',
  })
})
