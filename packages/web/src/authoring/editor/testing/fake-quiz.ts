import type { DraftQuestion, Question } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'

export const fakeQuiz: Quiz = {
  _id: 'quiz1',
  id: 'quiz1',
  name: 'Motion',
  description: 'Speed.',
  quiz_type: 'full',
  instructor_id: 'me',
  course: null,
  module: null,
  chapter: null,
  video: null,
  course_id: null,
  module_id: null,
  chapter_id: null,
  video_id: null,
  tags: [],
  faculties: [],
  session_id: 'session1',
  is_published: false,
  is_archived: false,
  is_skippable: false,
  is_direct_check: false,
  created_at: '2030-01-01 00:00:00',
  attempts: 0,
  reports_count: 0,
  reports: [],
  ai_applied: false,
  ai_quiz_active: false,
  ai_model: 'gpt-3.5',
  skip_ocr: false,
  duration: 600,
  hours: 0,
  mins: 10,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  total_marks: 0,
  version: 1,
  revision: 3,
  family_id: 'family1',
  published_at: null,
}

/** A question without findings. */
export const goodQuestion = (no: number): DraftQuestion => {
  const blank = blankQuestion(`q${no}`, 'full')
  return {
    ...blank,
    question: `What is ${no} + ${no}?`,
    tags: [{ tag_name: 'sums' }],
    options: blank.options.map((option, index) => ({
      ...option,
      option: `${2 * no + index}`,
      is_correct: index === 0,
    })),
  }
}

export const goodQuestions = (count: number): DraftQuestion[] =>
  Array.from({ length: count }, (_, index) => goodQuestion(index + 1))

/** Questions as the service returns them. */
export const stored = (questions: readonly DraftQuestion[]): Question[] =>
  questions.map((question, index) => ({
    ...question,
    origin_id: question._id,
    quiz_id: fakeQuiz._id,
    question_no: index + 1,
    total_marks: question.weightage,
  }))
