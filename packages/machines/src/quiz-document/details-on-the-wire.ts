import { toHoursAndMinutes, toSeconds } from '@quizwright/domain/rules/duration.ts'
import {
  aiModels,
  type CreateQuizBody,
  defaultAiModel,
  type Quiz,
  type UpdateQuizBody,
} from '@quizwright/domain/schemas/quiz.ts'
import type { Session, UpdateSessionBody } from '@quizwright/domain/schemas/session.ts'
import type { Named, QuizDetails } from './details.ts'
import type { UsualDetails } from './new-details.ts'

/** A typed number, or undefined if no digits were typed, so that the rules can report it as missing. */
const typedNumber = (text: string): number | undefined =>
  /^\d+$/.test(text.trim()) ? Number(text) : undefined

/** Seconds from the two typed fields; undefined when both are empty. */
const durationOf = ({ hours, mins }: QuizDetails): number | undefined => {
  const [h, m] = [typedNumber(hours), typedNumber(mins)]
  return h === undefined && m === undefined ? undefined : toSeconds(h ?? 0, m ?? 0)
}

const idsOf = (named: readonly Named[]): string[] => named.map((one) => one._id)

const quizFields = (details: QuizDetails) => {
  const { quiz_type, name, description, course, is_skippable, ai_model, skip_ocr } = details
  const isAi = quiz_type === 'daq'
  return {
    quiz_type,
    name,
    description,
    course: course && { name: course.name },
    course_id: course?._id ?? null,
    module_id: details.module?._id ?? null,
    chapter_id: details.chapter?._id ?? null,
    video_id: details.video?._id ?? null,
    tags: idsOf(details.tags),
    faculties: idsOf(details.faculties),
    duration: durationOf(details),
    passing_percentage: typedNumber(details.passing_percentage),
    result_delay_in_hours: details.reveal === 'at once' ? 0 : typedNumber(details.result_delay_in_hours),
    is_skippable: quiz_type === 'pop' && is_skippable,
    ...(details.is_direct_check !== undefined && {
      is_direct_check: !isAi && details.is_direct_check,
    }),
    // Services that know of no arrangement never get the field.
    ...(details.arrangement !== undefined && { arrangement: details.arrangement }),
    ...(details.language !== undefined && { language: details.language }),
    ...(isAi ? { ai_quiz_active: true, ai_model, skip_ocr } : {}),
  }
}

/** The body of `quiz/create-quiz`. Missing values stay missing, so that the rules can name them. */
export const toCreateQuizBody = (details: QuizDetails, instructorId: string): CreateQuizBody => ({
  ...quizFields(details),
  instructor_id: instructorId,
  session_name: details.session_name,
  session_description: details.session_description,
  start_time: details.start_time || undefined,
  end_time: details.end_time || undefined,
})

/** The body of `quiz/update-quiz`. `revision` is the revision that the draft began from. */
export const toUpdateQuizBody = (details: QuizDetails, quizId: string, revision: number): UpdateQuizBody => ({
  ...quizFields(details),
  quiz_id: quizId,
  revision,
})

/** The body of `session/update-session`, which follows the creation or the update of the quiz. */
export const toUpdateSessionBody = (details: QuizDetails, sessionId: string): UpdateSessionBody => ({
  sessionId,
  name: details.session_name,
  description: details.session_description,
  start_time: details.start_time || undefined,
  end_time: details.end_time || undefined,
})

const namedOf = (id: string | null, place: { name: string } | null): Named | null =>
  id === null ? null : { _id: id, name: place?.name ?? id }

/** Fills the details form from a stored quiz and its first session. */
export const toDetails = (quiz: Quiz, session: Session): QuizDetails => ({
  quiz_type: quiz.quiz_type,
  name: quiz.name,
  description: quiz.description,
  course: namedOf(quiz.course_id, quiz.course),
  module: namedOf(quiz.module_id, quiz.module),
  chapter: namedOf(quiz.chapter_id, quiz.chapter),
  video: namedOf(quiz.video_id, quiz.video),
  ...usualDetailsOf(quiz),
  reveal: quiz.result_delay_in_hours === 0 ? 'at once' : 'later',
  result_delay_in_hours: String(quiz.result_delay_in_hours),
  is_skippable: quiz.is_skippable,
  ...(quiz.is_direct_check && { is_direct_check: true }),
  ...(quiz.arrangement && { arrangement: quiz.arrangement }),
  ...(quiz.language && { language: quiz.language }),
  ai_model: aiModels.find((model) => model === quiz.ai_model) ?? defaultAiModel,
  skip_ocr: quiz.skip_ocr,
  session_name: session.name,
  session_description: session.description,
  start_time: session.start_time,
  end_time: session.end_time,
})

/** The details that the next quiz of this author will probably share. */
export const usualDetailsOf = (quiz: Quiz): UsualDetails => ({
  tags: quiz.tags.map(({ _id, name }) => ({ _id, name })),
  faculties: quiz.faculties.map(({ _id, name }) => ({ _id, name })),
  hours: String(toHoursAndMinutes(quiz.duration).hours),
  mins: String(toHoursAndMinutes(quiz.duration).mins),
  passing_percentage: String(quiz.passing_percentage),
})
