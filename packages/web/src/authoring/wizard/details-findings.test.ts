import { blankDetails, type QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { expect, test } from 'vitest'
import { earlyFindings, errorsByField, findingsOfDetails, periodAlerts } from './details-findings.ts'

const opened: Parameters<typeof findingsOfDetails>[1] = {
  uid: 'someone',
  openedAt: '2030-01-01 08:00:30',
  startBefore: undefined,
}
const sound: QuizDetails = {
  ...blankDetails(new Date('2030-01-01T08:00:30Z')),
  name: 'Optics',
  description: 'Light and lenses.',
  faculties: [{ _id: 'physics', name: 'Physics' }],
  hours: '1',
  passing_percentage: '50',
  session_name: 'Spring',
  session_description: 'First run.',
}
const errorsOf = (changes: Partial<QuizDetails>, host = opened) =>
  errorsByField(findingsOfDetails({ ...sound, ...changes }, host))

test('a complete form has no findings', () => {
  expect(errorsOf({})).toEqual({})
})

test('each empty field says what it needs in the words of the form', () => {
  const empty = errorsByField(
    findingsOfDetails(
      { ...blankDetails(new Date('2030-01-01T08:00:30Z')), start_time: '', end_time: '' },
      opened,
    ),
  )
  expect(empty).toEqual({
    name: 'Title is required',
    description: 'Description is required',
    duration: 'Duration is required',
    passing_percentage: 'Passing percentage is required',
    faculties: 'faculty: Atleast one faculty should be selected',
    session_name: 'Session name is required',
    session_description: 'Session description is required',
    start_time: 'Start time is required',
    end_time: 'End time is required',
  })
})

test('a course needs a module; a pop quiz needs a module and a video', () => {
  expect(errorsOf({ course: { _id: 'c', name: 'Physics' } })).toEqual({ module_id: 'Module is required' })
  expect(errorsOf({ quiz_type: 'pop' })).toEqual({
    module_id: 'Module is required',
    video_id: 'Please select a video',
  })
})

test('a chosen delay must be filled in', () => {
  expect(errorsOf({ reveal: 'later', result_delay_in_hours: '' })).toEqual({
    result_delay_in_hours: 'Number of hours is required',
  })
  expect(errorsOf({ reveal: 'later', result_delay_in_hours: '24' })).toEqual({})
})

test('a session cannot begin before the form was opened, nor end before it begins', () => {
  expect(errorsOf({ start_time: '2030-01-01 08:00:00' })).toEqual({})
  expect(errorsOf({ start_time: '2030-01-01 07:59:00' })).toEqual({ start_time: 'Incorrect Start Date' })
  expect(errorsOf({ end_time: sound.start_time })).toEqual({
    end_time: 'Ending time must be greater than starting time',
  })
})

test('the start of an existing session may be in the past', () => {
  expect(
    errorsOf({ start_time: '2029-06-01 08:00:00' }, { ...opened, startBefore: '2029-06-01 08:00:00' }),
  ).toEqual({})
})

test('an end before the start is reported at once, with both sentences', () => {
  const early = { ...sound, end_time: '2029-12-31 08:00:00' }
  expect(periodAlerts(early, opened)).toEqual({ end_time: 'Incorrect End Date' })
  expect(errorsByField(earlyFindings(early))).toEqual({
    end_time: 'Ending time must be greater than starting time',
  })
  expect([periodAlerts(sound, opened), earlyFindings(sound)]).toEqual([{}, []])
})

test('a title that is too long is told at once, a missing one only when the form is sent', () => {
  expect(errorsByField(earlyFindings({ ...sound, name: 'x'.repeat(51) }))).toEqual({
    name: 'Title can have at most 50 characters',
  })
  expect(earlyFindings({ ...sound, name: '' })).toEqual([])
})
