import { createQuizFindings } from '@quizwright/domain/rules/quiz.ts'
import { createQuizBody, updateQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { expect, test } from 'vitest'
import { toCreateQuizBody, toDetails, toUpdateQuizBody } from './details-on-the-wire.ts'
import { blankDetails, type QuizDetails } from './details.ts'
import { storedQuiz } from './testing/stored-quiz.ts'

const now = new Date('2026-08-31T10:00:00Z')
const written: QuizDetails = {
  ...blankDetails(now),
  name: 'Motion',
  description: 'In one dimension.',
  tags: [{ _id: 't1', name: 'Physics' }],
  hours: '1',
  mins: '30',
  passing_percentage: '50',
  session_name: 'Spring',
  session_description: 'The first run.',
}

test('a filled form becomes a valid body that breaks no rule', () => {
  const body = toCreateQuizBody(written, 'u1')
  expect(createQuizBody.safeParse(body).success).toBe(true)
  expect(createQuizFindings(body)).toEqual([])
  expect([body.duration, body.passing_percentage, body.result_delay_in_hours]).toEqual([5_400, 50, 0])
})

test('an empty field is missing from the body, so that the rules can name it', () => {
  const body = toCreateQuizBody({ ...blankDetails(now), reveal: 'later', result_delay_in_hours: '' }, 'u1')
  expect([body.duration, body.passing_percentage, body.result_delay_in_hours]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('only a pop quiz is skippable and only a daq quiz has a model', () => {
  const full = toUpdateQuizBody({ ...written, is_skippable: true }, 'q1', 3)
  const daq = toUpdateQuizBody({ ...written, quiz_type: 'daq', skip_ocr: true }, 'q1', 3)
  expect([full.is_skippable, full.ai_model, daq.ai_model, daq.skip_ocr]).toEqual([
    false,
    undefined,
    'gpt-3.5',
    true,
  ])
  expect(updateQuizBody.safeParse(daq).success).toBe(true)
})

test('given a place in a course, the body names course, module, chapter and video; without one they are null', () => {
  const named = (id: string) => ({ _id: id, name: `Name of ${id}` })
  const placed = { course: named('c1'), module: named('m1'), chapter: named('h1'), video: named('v1') }
  expect(toCreateQuizBody({ ...written, ...placed, faculties: [named('f1')] }, 'u1')).toMatchObject({
    course: { name: 'Name of c1' },
    course_id: 'c1',
    module_id: 'm1',
    chapter_id: 'h1',
    video_id: 'v1',
    tags: ['t1'],
    faculties: ['f1'],
  })
  expect(toCreateQuizBody(written, 'u1')).toMatchObject({
    course_id: null,
    module_id: null,
    chapter_id: null,
    video_id: null,
  })
})

test.each([
  ['1', '', 3_600],
  ['', ' 5 ', 300],
  ['1a', 'a1', undefined],
])('given %j hours and %j minutes typed, the body has %j seconds', (hours, mins, seconds) => {
  expect(toCreateQuizBody({ ...written, hours, mins }, 'u1').duration).toBe(seconds)
})

test('given results shown at once, a delay typed before is not sent, and a pop quiz may be skipped', () => {
  const typed = { ...written, result_delay_in_hours: '24' }
  expect(toCreateQuizBody(typed, 'u1').result_delay_in_hours).toBe(0)
  expect(toCreateQuizBody({ ...typed, reveal: 'later' }, 'u1').result_delay_in_hours).toBe(24)
  const daq = toCreateQuizBody({ ...written, quiz_type: 'daq' }, 'u1')
  const pop = toCreateQuizBody({ ...written, quiz_type: 'pop', is_skippable: true }, 'u1')
  expect([daq.ai_quiz_active, pop.ai_quiz_active, pop.is_skippable]).toEqual([true, undefined, true])
})

test('a stored quiz fills the form as it was typed', () => {
  const { start_time, end_time } = written
  const quiz = { ...storedQuiz, created_at: start_time }
  const session: Session = {
    _id: 's1',
    name: 'Spring',
    description: 'The first run.',
    start_time,
    end_time,
    instructor_id: 'u1',
    module_id: null,
    course_id: null,
    quiz_id: { _id: 'q1', name: 'Motion', created_at: start_time, duration: 5_400, reports_count: 0 },
  }
  expect(toDetails(quiz, session)).toEqual({ ...written, reveal: 'later', result_delay_in_hours: '24' })
})

test('checking at once is sent only once it was chosen, and never of an AI assessment', () => {
  expect(toCreateQuizBody(written, 'u1')).not.toHaveProperty('is_direct_check')
  const checked: QuizDetails = { ...written, is_direct_check: true }
  expect(toCreateQuizBody(checked, 'u1').is_direct_check).toBe(true)
  expect(toCreateQuizBody({ ...checked, quiz_type: 'daq' }, 'u1').is_direct_check).toBe(false)
  expect(toUpdateQuizBody({ ...written, is_direct_check: false }, 'q1', 1).is_direct_check).toBe(false)
})
