import { describe, expect, test } from 'vitest'
import { headline, toFieldErrors } from '@quizwright/contracts/validation/describe-findings.ts'
import { copyTitle, createQuizFindings, detailsFindings, updateQuizFindings } from './quiz.ts'
import type { CreateQuizBody } from '../schemas/quiz.ts'

const whole: CreateQuizBody = {
  name: 'Waves',
  description: 'Sound and light.',
  quiz_type: 'full',
  tags: ['t1'],
  faculties: [],
  duration: 600,
  passing_percentage: 0,
  session_name: 'Spring',
  session_description: 'First run.',
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-01-02 08:00:00',
}
/** Returns the first message for a new quiz with these fields changed. */
const firstMessage = (changes: Partial<CreateQuizBody>) =>
  headline(toFieldErrors(createQuizFindings({ ...whole, ...changes })))
const fields = (changes: Partial<CreateQuizBody>) =>
  createQuizFindings({ ...whole, ...changes }).map((finding) => finding.field)

describe('creating a quiz', () => {
  test('a complete body has no findings, even with a passing percentage of 0', () => {
    expect(createQuizFindings(whole)).toEqual([])
  })
  test.each([
    'quiz_type',
    'description',
    'duration',
    'passing_percentage',
    'session_name',
    'session_description',
    'start_time',
    'end_time',
  ] as const)('requires %s', (field) => {
    expect(firstMessage({ [field]: undefined })).toBe(`${field} is required`)
  })
  test.each(['description', 'session_name', 'session_description'] as const)(
    'given only spaces in %s, then the field counts as empty',
    (field) => {
      expect(firstMessage({ [field]: '  \n' })).toBe(`${field} is required`)
    },
  )
  test('a missing title has its own message', () => {
    expect([firstMessage({ name: undefined }), firstMessage({ name: ' ' })]).toEqual([
      'Title is required',
      'Title is required',
    ])
  })
  test('a title has at most 50 characters, counted in code points', () => {
    expect(firstMessage({ name: '🙂'.repeat(50) })).toBeUndefined()
    expect(firstMessage({ name: 'a'.repeat(51) })).toBe('Title can have at most 50 characters')
  })
  test('a duration of 0 counts as missing', () => {
    expect(firstMessage({ duration: 0 })).toBe('duration is required')
  })
  test('passing_percentage is at most 100', () => {
    expect([firstMessage({ passing_percentage: 100 }), firstMessage({ passing_percentage: 101 })]).toEqual([
      undefined,
      'passing_percentage can be at most 100',
    ])
  })
  test('a chosen course requires its id and its module', () => {
    expect(firstMessage({ course: { name: 'Physics' }, module_id: 'm' })).toBe('course_id is required')
    expect(firstMessage({ course_id: 'c' })).toBe('module_id is required')
    expect(firstMessage({ course_id: 'c', module_id: 'm' })).toBeUndefined()
  })
  test('a pop quiz requires a module and a video', () => {
    expect(fields({ quiz_type: 'pop' })).toEqual(['module_id', 'video_id'])
    expect(firstMessage({ quiz_type: 'pop', module_id: 'm' })).toBe('Please select a video')
    expect(firstMessage({ quiz_type: 'pop', module_id: 'm', video_id: 'v' })).toBeUndefined()
  })
  test('a faculty or a course tag is required, except for practice quizzes', () => {
    expect(firstMessage({ tags: [] })).toBe('faculty: Atleast one faculty should be selected')
    expect(firstMessage({ tags: undefined, faculties: ['f'] })).toBeUndefined()
    expect(firstMessage({ tags: [], quiz_type: 'practice' })).toBeUndefined()
  })
  test('the end is after the start', () => {
    expect(firstMessage({ end_time: whole.start_time })).toBe(
      'Ending time must be greater than starting time',
    )
  })
  test('three failing fields give one sentence and are all listed', () => {
    const findings = createQuizFindings({ ...whole, name: '', description: '', duration: undefined })
    expect(headline(toFieldErrors(findings))).toBe('Missing or invalid fields')
    expect(toFieldErrors(findings)).toEqual([
      { field: 'name', messages: ['Title is required'] },
      { field: 'description', messages: ['description is required'] },
      { field: 'duration', messages: ['duration is required'] },
    ])
  })
})

test('given a name that is left out, its one field says both texts that are quoted for it', () => {
  const errors = toFieldErrors(createQuizFindings({ ...whole, name: undefined }))
  expect(errors).toEqual([{ field: 'name', messages: ['Title is required', 'name is required'] }])
  expect(headline(errors)).toBe('Title is required')
})

describe('updating a quiz', () => {
  const found = (changes: object) =>
    updateQuizFindings({ quiz_id: 'q', ...changes }).map((finding) => finding.message)
  test('only changed fields are checked', () => {
    expect(found({})).toEqual([])
    expect(found({ description: 'Light only.' })).toEqual([])
  })
  test('a field that is sent empty is reported as missing', () => {
    expect(found({ name: '' })).toEqual(['Title is required'])
    expect(found({ description: ' ', duration: 0 })).toEqual([
      'description is required',
      'duration is required',
    ])
    expect(found({ quiz_type: 'pop', module_id: null, video_id: null })).toEqual([
      'module_id is required',
      'Please select a video',
    ])
    expect(found({ course_id: 'c', module_id: null })).toEqual(['module_id is required'])
    expect(found({ course_id: null, module_id: null, video_id: null })).toEqual([])
  })
  test('all details are checked with the changes applied', () => {
    expect(detailsFindings({ ...whole, quiz_type: 'practice', tags: [] })).toEqual([])
    expect(detailsFindings({ ...whole, tags: [] })).toHaveLength(1)
  })
})

test('the title of a duplicate is valid and contains the original', () => {
  expect(copyTitle('Waves')).toBe('Copy of Waves')
  expect([...copyTitle('🙂'.repeat(50))]).toHaveLength(50)
})
