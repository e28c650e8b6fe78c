import { expect, test } from 'vitest'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { alertsOf, blankSession, changedFields, errorsOfNew, toForm, isEndedEarlier } from './session-form.ts'

const openedAt = '2030-03-31 08:00:30'
const fresh = blankSession(new Date('2030-03-31T08:00:30Z'))

test('a new session runs from now for six months and ends on an existing day', () => {
  expect(fresh).toEqual({
    name: '',
    description: '',
    start_time: '2030-03-31 08:00:30',
    end_time: '2030-09-30 08:00:30',
    access: 'anyone',
    attempts_allowed: null,
    access_code: null,
    shared_devices: false,
    language: null,
    forget_after_days: null,
    arrangement: null,
  })
})

test('requires four fields of a new session and names the missing ones', () => {
  expect(
    errorsOfNew({ ...fresh, name: ' ', description: '', start_time: '', end_time: '' }, openedAt),
  ).toEqual({
    name: 'name is required',
    description: 'description is required',
    start_time: 'start_time is required',
    end_time: 'end_time is required',
  })
  expect(errorsOfNew({ ...fresh, name: 'Autumn', description: 'Second run' }, openedAt)).toEqual({})
  expect(
    errorsOfNew(
      { ...fresh, name: 'Autumn', description: 'Second run', end_time: fresh.start_time },
      openedAt,
    ),
  ).toEqual({ end_time: 'Ending time must be greater than starting time' })
})

test('reports invalid dates when they are picked, and accepts an unchanged start in the past', () => {
  expect(alertsOf({ ...fresh, end_time: '2030-01-01 00:00:00' }, openedAt)).toEqual({
    end_time: 'Incorrect End Date',
  })
  expect(alertsOf({ ...fresh, start_time: '2029-01-01 00:00:00' }, openedAt)).toEqual({
    start_time: 'Incorrect Start Date',
  })
  expect(alertsOf({ ...fresh, start_time: '2029-01-01 00:00:00' }, openedAt, '2029-01-01 00:00:00')).toEqual(
    {},
  )
})

test('only changed settings are sent', () => {
  const period = { start_time: '2030-03-31 08:00:30', end_time: '2030-09-30 08:00:30' }
  const stored = { name: 'Autumn', description: 'Second run', ...period } as Session
  expect(changedFields(toForm(stored), stored)).toEqual(stored)
  expect(changedFields({ ...fresh, attempts_allowed: 2 }, undefined)).toEqual({
    name: '',
    description: '',
    ...period,
    attempts_allowed: 2,
  })
  const limited: Session = { ...stored, access: 'anyone', attempts_allowed: 2, access_code: 'room204' }
  expect(changedFields({ ...toForm(limited), attempts_allowed: null }, limited)).toEqual({
    ...stored,
    attempts_allowed: null,
  })
})

test('names the invalid settings of a new session', () => {
  const named = { ...fresh, name: 'Autumn', description: 'Second run' }
  expect(Object.keys(errorsOfNew({ ...named, attempts_allowed: 0, access_code: 'abc' }, openedAt))).toEqual([
    'attempts_allowed',
    'access_code',
  ])
})

test.each([
  ['an earlier end of an open session', '2030-03-31 09:00:00', '09:59', true],
  ['the same end', '2030-03-31 09:00:00', '10:00', false],
  ['a later end', '2030-03-31 09:00:00', '10:01', false],
  ['a session that has not begun', '2030-03-31 08:59:59', '09:30', false],
  ['a session that is over', '2030-03-31 10:00:00', '09:30', false],
])('given %s, then "ends earlier" is right', (_, now, end, isEarlier) => {
  const saved = { start_time: '2030-03-31 09:00:00', end_time: '2030-03-31 10:00:00' }
  const form = { end_time: `2030-03-31 ${end}:00` }
  expect(isEndedEarlier(saved, form, new Date(`${now.replace(' ', 'T')}Z`))).toBe(isEarlier)
})

test('given no end, then nothing ends earlier', () => {
  const saved = { start_time: '2030-03-31 09:00:00', end_time: '2030-03-31 10:00:00' }
  expect(isEndedEarlier(saved, { end_time: '' }, new Date('2030-03-31T09:30:00Z'))).toBe(false)
})
