import type { FramedQuiz } from './use-overview.ts'

/** A published quiz in the form that the frame uses, for tests. */
export const framedQuiz: FramedQuiz = {
  _id: 'q1',
  name: 'Motion',
  quiz_type: 'full',
  instructor_id: 'me',
  module_id: null,
  chapter_id: null,
  is_published: true,
  is_archived: false,
  published_at: '2030-01-01 00:00:00',
  version: 1,
  attempts: 0,
  reports_count: 0,
}
