import { expect, test } from 'vitest'
import { endFindings, startFindings } from './period.ts'
import { createSessionFindings, updateSessionFindings } from './session.ts'

const said = (findings: { message: string }[]) => findings.map((finding) => finding.message)
const whole = {
  name: 'Autumn',
  description: 'Second run.',
  start_time: '2030-09-01 08:00:00',
  end_time: '2030-12-01 08:00:00',
}

test('a new session requires four fields and a valid period', () => {
  expect(createSessionFindings(whole)).toEqual([])
  expect(said(createSessionFindings({}))).toEqual([
    'name is required',
    'description is required',
    'start_time is required',
    'end_time is required',
  ])
  expect(said(createSessionFindings({ ...whole, end_time: whole.start_time }))).toEqual([
    'Ending time must be greater than starting time',
  ])
})

test('an update is checked only in its changed fields', () => {
  expect(updateSessionFindings({ name: 'Winter' })).toEqual([])
  expect(said(updateSessionFindings({ name: ' ' }))).toEqual(['name is required'])
  expect(updateSessionFindings({ end_time: '2020-01-01 00:00:00' })).toEqual([])
  expect(said(updateSessionFindings({ start_time: whole.end_time, end_time: whole.start_time }))).toEqual([
    'Ending time must be greater than starting time',
  ])
})

test('a start is allowed from the minute in which the form was opened', () => {
  const openedAt = '2030-01-01 10:30:45'
  expect(startFindings('2030-01-01 10:30:00', openedAt)).toEqual([])
  expect(said(startFindings('2030-01-01 10:29:59', openedAt))).toEqual(['Incorrect Start Date'])
  expect(startFindings('2029-01-01 00:00:00', openedAt, '2029-01-01 00:00:00')).toEqual([])
})

test('an end before the start has its own alert', () => {
  expect(said(endFindings('2030-01-02 00:00:00', '2030-01-01 00:00:00'))).toEqual(['Incorrect End Date'])
  expect(endFindings('2030-01-02 00:00:00', '2030-01-02 00:00:00')).toEqual([])
})
