import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'

export const listedQuiz: ListedQuiz = {
  _id: 'q1',
  name: 'Motion',
  quiz_type: 'daq',
  instructor_id: 'me',
  course: null,
  module: null,
  module_id: null,
  chapter_id: null,
  created_at: '2030-01-01 00:00:00',
  attempts: 4,
  reports_count: 1,
  is_published: true,
  is_archived: false,
  ai_applied: false,
  version: 1,
  session_id: 's1',
}
