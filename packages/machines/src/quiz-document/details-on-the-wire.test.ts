import { createQuizFindings } from '@quizwright/contracts/rules/quiz.ts'
import { createQuizBody, type Quiz, updateQuizBody } from '@quizwright/contracts/schemas/quiz.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { expect, test } from 'vitest'
import { toCreateQuizBody, toDetails, toUpdateQuizBody } from './details-on-the-wire.ts'
import { blankDetails, type QuizDetails } from './details.ts'

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

test('what is written travels in the form of the contract and breaks no rule', () => {
  const body = toCreateQuizBody(written, 'u1')
  expect(createQuizBody.safeParse(body).success).toBe(true)
  expect(createQuizFindings(body)).toEqual([])
  expect([body.duration, body.passing_percentage, body.result_delay_in_hours]).toEqual([5_400, 50, 0])
})

test('what is not written is missing on the wire, so that the rules can name it', () => {
  const body = toCreateQuizBody({ ...blankDetails(now), reveal: 'later', result_delay_in_hours: '' }, 'u1')
  expect([body.duration, body.passing_percentage, body.result_delay_in_hours]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('only a pop quiz is skippable, only a daq quiz has a model', () => {
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

test('a stored quiz comes back into the form as it was written', () => {
  const { start_time, end_time } = written
  const quiz: Quiz = {
    _id: 'q1',
    id: 'q1',
    name: 'Motion',
    description: 'In one dimension.',
    quiz_type: 'full',
    instructor_id: 'u1',
    course: null,
    module: null,
    chapter: null,
    video: null,
    course_id: null,
    module_id: null,
    chapter_id: null,
    video_id: null,
    tags: [{ _id: 't1', name: 'Physics' }],
    faculties: [],
    session_id: 's1',
    is_published: false,
    is_archived: false,
    is_skippable: false,
    is_direct_check: false,
    created_at: start_time,
    attempts: 0,
    reports_count: 0,
    reports: [],
    ai_applied: false,
    ai_quiz_active: false,
    ai_model: 'gpt-3.5',
    skip_ocr: false,
    duration: 5_400,
    hours: 1,
    mins: 30,
    passing_percentage: 50,
    result_delay_in_hours: 24,
    total_marks: 0,
    version: 1,
    revision: 1,
    family_id: 'q1',
    published_at: null,
  }
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
