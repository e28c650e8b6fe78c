import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { defaultAiModel, aiModels, type CreateQuizBody, type Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { defaultPeriod } from '@quizwright/domain/rules/date-time.ts'
import { copyTitle } from '@quizwright/domain/rules/quiz.ts'
import { rest } from '../api/rest.ts'
import { requireUid } from '../auth/credentials.ts'

/**
 * The body that creates a copy of a quiz: its details, a first session that starts now, and the request to
 * copy its questions.
 */
export const copyBody = (quiz: Quiz, now: Date, instructorId = quiz.instructor_id): CreateQuizBody => {
  // The course of a colleague's quiz may be taught by them alone.
  const isOwn = instructorId === quiz.instructor_id
  const name = copyTitle(quiz.name)
  return {
    copy_of: quiz._id,
    name,
    description: quiz.description,
    // A pop quiz stands in a video of its course.
    quiz_type: !isOwn && quiz.quiz_type === 'pop' ? 'full' : quiz.quiz_type,
    instructor_id: instructorId,
    ...(isOwn && {
      course: quiz.course && { name: quiz.course.name },
      course_id: quiz.course_id,
      module_id: quiz.module_id,
      chapter_id: quiz.chapter_id,
      video_id: quiz.video_id,
    }),
    tags: quiz.tags.map(({ _id }) => _id),
    faculties: quiz.faculties.map(({ _id }) => _id),
    duration: quiz.duration,
    passing_percentage: quiz.passing_percentage,
    result_delay_in_hours: quiz.result_delay_in_hours,
    is_skippable: quiz.is_skippable,
    is_direct_check: quiz.is_direct_check,
    ...(quiz.arrangement && { arrangement: quiz.arrangement }),
    ...(quiz.language && { language: quiz.language }),
    ai_quiz_active: quiz.ai_quiz_active,
    ai_model: aiModels.find((model) => model === quiz.ai_model) ?? defaultAiModel,
    skip_ocr: quiz.skip_ocr,
    session_name: name,
    session_description: quiz.description,
    ...defaultPeriod(now),
  }
}

/** Reads a quiz and creates its copy, unpublished, with its questions. Returns the copy. */
export const duplicateQuiz = async (id: string): Promise<Quiz> => {
  const { data } = await rest(quizQuestionsEndpoints).getQuizData({ params: { id } })
  return (await rest(quizEndpoints).createQuiz({ body: copyBody(data.quiz, new Date(), requireUid()) })).data
    .quiz
}
