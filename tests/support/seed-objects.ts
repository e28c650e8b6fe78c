import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { CreateQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import { ulid } from 'ulid'
import type { Instructor } from './world.ts'

/** The details of a full quiz of half an hour. */
export const quizDetails = (
  instructor: Instructor,
  changes: Partial<CreateQuizBody> = {},
): CreateQuizBody => ({
  name: 'Sums of two',
  description: 'Adding small numbers.',
  quiz_type: 'full',
  instructor_id: instructor.uid,
  tags: [instructor.courseIds.courseTag],
  faculties: [],
  duration: 1_800,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  session_name: 'Spring',
  session_description: 'The first run.',
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-07-01 08:00:00',
  ...changes,
})

/** A question without findings. Its second option is correct. */
export const soundQuestion = (no: number, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...emptyQuestion,
  _id: ulid(),
  ind_number: no,
  question: `How much is ${no} + ${no}?`,
  tags: [{ tag_name: 'arithmetic' }],
  options: [no, 2 * no, 3 * no, no + 100].map((value, index) => ({
    ...emptyOption,
    option: String(value),
    is_correct: index === 1,
  })),
  ...changes,
})

export const soundQuestions = (count: number): DraftQuestion[] =>
  Array.from({ length: count }, (_, index) => soundQuestion(index + 1))

/** Creates a quiz with questions and returns its id. */
export const addQuiz = async (
  instructor: Instructor,
  changes: Partial<CreateQuizBody> = {},
  questions = soundQuestions(3),
  isPublished = false,
): Promise<string> => {
  const { data } = await instructor.direct.createQuiz({ body: quizDetails(instructor, changes) })
  const id = data.quiz._id
  if (questions.length > 0)
    await instructor.direct.addQuestions({
      body: { quiz_id: id, questions, is_published: isPublished, is_skippable: false },
    })
  return id
}

/** A descriptive question of ten marks. */
export const essayQuestion = (no: number, changes: Partial<DraftQuestion> = {}): DraftQuestion =>
  soundQuestion(no, {
    question: `Why is ${no} a number?`,
    options: [],
    weightage: 10,
    ai_solution: 'Because it counts things.',
    ...changes,
  })
