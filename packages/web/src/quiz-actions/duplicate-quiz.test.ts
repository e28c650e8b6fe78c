import { type Quiz, createQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import { createQuizFindings } from '@quizwright/domain/rules/quiz.ts'
import { describe, expect, test } from 'vitest'
import { copyBody } from './duplicate-quiz.ts'

const quiz: Quiz = {
  _id: 'Q1',
  id: 'Q1',
  name: 'Motion in one dimension, with friction and exercise',
  description: 'Speed.',
  quiz_type: 'full',
  instructor_id: 'U1',
  course: { name: 'Physics', _id: 'K1' },
  module: { name: 'Mechanics' },
  chapter: null,
  video: null,
  course_id: 'K1',
  module_id: 'M1',
  chapter_id: null,
  video_id: null,
  tags: [{ _id: 'T1', name: 'physics' }],
  faculties: [{ _id: 'F1', name: 'Science' }],
  session_id: 'S1',
  is_published: true,
  is_archived: false,
  is_skippable: false,
  is_direct_check: false,
  created_at: '2026-01-01 00:00:00',
  attempts: 9,
  reports_count: 0,
  reports: [],
  ai_applied: false,
  ai_quiz_active: false,
  ai_model: 'some model of another service',
  skip_ocr: false,
  duration: 1_800,
  hours: 0,
  mins: 30,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  total_marks: 10,
  version: 3,
  revision: 8,
  family_id: 'F',
  published_at: null,
}
const now = new Date('2026-08-31T10:00:00Z')

describe('the copy of a quiz', () => {
  const body = copyBody(quiz, now)
  test('is named after it, truncated to the length of a title', () =>
    expect(body.name).toBe('Copy of Motion in one dimension, with friction and'))
  test('copies its questions', () => expect(body.copy_of).toBe('Q1'))
  test('is a valid request body', () => expect(createQuizBody.safeParse(body).error).toBeUndefined())
  test('breaks no rule', () => expect(createQuizFindings(body)).toEqual([]))
  test('of a colleague’s pop quiz is a full one of no course, and breaks no rule', () => {
    const copy = copyBody({ ...quiz, quiz_type: 'pop', chapter_id: 'C1', video_id: 'V1' }, now, 'U2')
    expect(copy).toMatchObject({ quiz_type: 'full', instructor_id: 'U2' })
    expect([copy.course_id, createQuizFindings(copy)]).toEqual([undefined, []])
  })
  test('has a first session that starts now', () =>
    expect([body.start_time, body.end_time]).toEqual(['2026-08-31 10:00:00', '2027-02-28 10:00:00']))
})
