import { expect, test } from 'vitest'
import { serializeDateTime } from './date-time.ts'
import { describeClosed, sessionStateAt } from './session-state.ts'

const period = { start: new Date('2030-03-01T12:00:00Z'), end: new Date('2030-03-02T12:00:00Z') }

test('a session is open from its start to just before its end', () => {
  const stateAt = (time: string) => sessionStateAt(period, new Date(time))
  expect(stateAt('2030-03-01T11:59:59Z')).toBe('not_begun')
  expect(stateAt('2030-03-01T12:00:00Z')).toBe('open')
  expect(stateAt('2030-03-02T11:59:59Z')).toBe('open')
  expect(stateAt('2030-03-02T12:00:00Z')).toBe('over')
})

test('a closed session is described by its start or its end, an open one by nothing', () => {
  const describeAt = (time: string) => describeClosed(period, new Date(time), serializeDateTime)
  expect(describeAt('2029-01-01T00:00:00Z')).toBe(
    'This quiz isn’t open yet. Its session starts on 2030-03-01 12:00:00.',
  )
  expect(describeAt('2030-03-01T12:00:00Z')).toBeNull()
  expect(describeAt('2031-01-01T00:00:00Z')).toBe(
    'The session of this quiz ended on 2030-03-02 12:00:00. Ask your instructor whether there will be another.',
  )
})
