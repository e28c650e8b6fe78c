import { expect, test } from 'vitest'
import { checkServiceEvent } from './check-service-event.ts'

const check = (event: string, data: unknown) =>
  checkServiceEvent('questionSaving', event, data, 'the-request')
const forwardedData = (checked: ReturnType<typeof check>) =>
  checked.kind === 'forward' ? JSON.parse(String(checked.frame)).data : checked

test('given fields that the contract does not name, then a valid event is forwarded without them', () => {
  const data = { saveId: 'a', progress: 5, received: [0] }
  expect(forwardedData(check('progress', { ...data, password_hash: { deep: [1] } }))).toEqual(data)
})

test.each([
  ['gossip', {}],
  ['progress', { progress: 'half' }],
  ['authenticated', {}],
  ['toString', {}],
])('the event %s with %j is ignored, and the job continues', (event, data) => {
  expect(check(event, data).kind).toBe('ignore')
})

test.each([
  ['saved', {}],
  ['needToCreateNewVersion', null],
  ['error', 'no'],
  ['saved', undefined],
])('the event %s with the invalid data %j fails the job', (event, data) => {
  expect(check(event, data).kind).toBe('invalid')
})

test('a refusal is forwarded with its message and only the fields that the contract names', () => {
  const refusal = { code: 'CONFLICT', message: 'Another tab saved first.', retryable: true, line: 7 }
  const errors = [{ field: 'name', messages: ['Too long.'] }]
  const received = { ...refusal, stack: 'at x', errors: [{ ...errors[0], value: 'secret' }] }
  expect(forwardedData(check('error', received))).toEqual({
    ...refusal,
    errors,
    retryable: false,
    requestId: 'the-request',
  })
})

test.each(['INTERNAL', 'MADE_UP'])(
  'given an internal error (%s), then only our own message is forwarded',
  (code) => {
    const error = { code, message: 'SELECT * FROM users', retryable: true, stack: 'at /srv/app.js' }
    expect(forwardedData(check('error', error))).toEqual({
      code: 'INTERNAL',
      message: expect.stringContaining('nothing you typed is lost'),
      retryable: true,
      requestId: 'the-request',
    })
  },
)
