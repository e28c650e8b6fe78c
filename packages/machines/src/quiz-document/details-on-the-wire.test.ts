import { createQuizFindings } from '@quizwright/contracts/rules/quiz.ts'
import { createQuizBody, updateQuizBody } from '@quizwright/contracts/schemas/quiz.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
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

test('an empty field is missing in the body, so that the rules can name it', () => {
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
