import { expect, test } from 'vitest'
import { checkServiceEvent } from './check-service-event.ts'

const check = (event: string, data: unknown) =>
  checkServiceEvent('questionSaving', event, data, 'the-request')
const forwardedData = (checked: ReturnType<typeof check>) =>
  checked.kind === 'forward' ? JSON.parse(checked.frame).data : checked

test('a valid event is forwarded with fields that the contract does not know', () => {
  const data = { saveId: 'a', progress: 5, received: [0], more: { deep: [1] } }
  expect(forwardedData(check('progress', data))).toEqual(data)
})

test.each([
  ['gossip', {}],
  ['progress', { progress: 'half' }],
  ['authenticated', {}],
  ['toString', {}],
])('the event %s with %j is ignored, and the job goes on', (event, data) => {
  expect(check(event, data).kind).toBe('ignore')
})

test.each([
  ['saved', {}],
  ['needToCreateNewVersion', null],
  ['error', 'no'],
  ['saved', undefined],
])('the event %s with the invalid data %j ends the job', (event, data) => {
  expect(check(event, data).kind).toBe('invalid')
})

test('a refusal is forwarded with its message and further fields', () => {
  const refusal = { code: 'CONFLICT', message: 'Another tab saved first.', retryable: true, revision: 7 }
  expect(forwardedData(check('error', refusal))).toEqual({
    ...refusal,
    retryable: false,
    requestId: 'the-request',
  })
})

test.each(['INTERNAL', 'MADE_UP'])('of an internal error (%s) only our own text is forwarded', (code) => {
  const error = { code, message: 'SELECT * FROM users', retryable: true, stack: 'at /srv/app.js' }
  expect(forwardedData(check('error', error))).toEqual({
    code: 'INTERNAL',
    message: expect.stringContaining('nothing you typed is lost'),
    retryable: true,
    requestId: 'the-request',
  })
})
