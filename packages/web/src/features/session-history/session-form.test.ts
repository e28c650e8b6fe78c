import { expect, test } from 'vitest'
import { alertsOf, blankSession, errorsOfNew } from './session-form.ts'

const openedAt = '2030-03-31 08:00:30'
const fresh = blankSession(new Date('2030-03-31T08:00:30Z'))

test('a new session runs from now for six months and ends on an existing day', () => {
  expect(fresh).toEqual({
    name: '',
    description: '',
    start_time: '2030-03-31 08:00:30',
    end_time: '2030-09-30 08:00:30',
  })
})

test('requires four fields of a new session and names the missing ones', () => {
  expect(errorsOfNew({ name: ' ', description: '', start_time: '', end_time: '' }, openedAt)).toEqual({
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
