import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type {
  AnswerToMark,
  ImageSize,
  QuestionToMark,
  Suggestion,
} from '@quizwright/contracts/schemas/marking.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Queryable } from '../database/database.ts'
import type { AiResult } from '../database/tables/learner.ts'
import { readImageSizes } from '../images/read-image-sizes.ts'
import { gradingCriteria } from '../questions/prompts/grading-criteria.ts'
import { withoutNote } from '../questions/prompts/offline-label.ts'
import type { SelectedAnswer } from './waiting-answers.ts'
import { type FindCorrection, readCorrectionFinder } from '../corrections/active-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'

/**
 * Returns the answers, each with its question as it is currently graded. One revision may be graded differently in
 * two versions of a quiz, so its content id depends on both.
 */
const correctQuestions = async (
  db: Queryable,
  rows: readonly SelectedAnswer[],
): Promise<SelectedAnswer[]> => {
  const finders = new Map<string, FindCorrection>()
  for (const quizId of new Set(rows.map((row) => row.quizId)))
    finders.set(quizId, await readCorrectionFinder(db, quizId))
  return rows.map((row) => {
    const { answer, revision, quizId } = row
    const correction = entryOf(finders, quizId)(answer.questionId, revision)
    if (!correction) return row
    const id = `${revision.id}-${correction.id}`
    return { ...row, revision: { ...revision, id, content: correctedContent(revision.content, correction) } }
  })
}

/**
 * Returns answers as the marking screen shows them, with the questions as they are graded now, each question once.
 */
export const describeAnswers = async (
  db: Queryable,
  selected: readonly SelectedAnswer[],
): Promise<{ answers: AnswerToMark[]; questions: QuestionToMark[] }> => {
  const rows = await correctQuestions(db, selected)
  const sizes = await readImageSizes(
    db,
    rows.flatMap(({ answer }) => answer.uploadedImages),
  )
  const contents = new Map(rows.map(({ revision }) => [revision.id, revision.content]))
  return {
    answers: rows.map((row) => describeAnswer(row, sizes)),
    questions: [...contents].map(([contentId, content]) => describeQuestion(contentId, content)),
  }
}

const describeAnswer = (
  {
    answer,
    revision,
    quizId,
    quizName,
    sessionName,
    submittedAt,
    attemptNumber,
    studentId,
    studentName,
    turn,
  }: SelectedAnswer,
  sizes: ReadonlyMap<string, ImageSize>,
): AnswerToMark => ({
  result_id: answer.attemptId,
  question_id: answer.questionId,
  revision: answer.markRevision,
  quiz_id: quizId,
  quiz_name: quizName,
  session_name: sessionName,
  question_no: answer.place,
  content_id: revision.id,
  total_marks: answer.totalMarks,
  answer: answer.answer,
  uploaded_images: answer.uploadedImages,
  image_sizes: answer.uploadedImages.map((link) => sizes.get(link) ?? null),
  student: { id: studentId, full_name: studentName },
  submitted_at: serializeDateTime(defined(submittedAt, 'submittedAt')),
  attempt_number: attemptNumber,
  suggestion: answer.aiResult && describeSuggestion(answer.aiResult, answer.uploadedImages.length),
  ...(turn > 0 && { share: turn === 1 ? ('open' as const) : ('other' as const) }),
})

const imagesNotRead = (images: number): string =>
  images === 1
    ? 'The image was not read: no model sees images.'
    : `The ${images} images were not read: no model sees images.`

/** An unsure suggestion always has a reason, even if the model gave none. */
const describeSuggestion = (
  { marks_obtained, evaluation_result, model, unsure, confidence, reasons = [] }: AiResult,
  images: number,
): Suggestion => {
  const known = images > 0 && !reasons.some((reason) => /image/i.test(reason))
  const all = known ? [...reasons, imagesNotRead(images)] : reasons
  return {
    marks: marks_obtained,
    evaluation: withoutNote(evaluation_result),
    model,
    unsure,
    confidence: confidence ?? null,
    reasons: unsure && all.length === 0 ? ['The model says that a person should look at this answer.'] : all,
  }
}

const describeQuestion = (contentId: string, content: QuestionContent): QuestionToMark => ({
  content_id: contentId,
  question: content.question,
  equation: content.equation,
  image_url: content.image_url,
  paragraph: content.paragraph,
  solution: content.solution,
  solution_equation: content.solution_equation,
  solution_image_url: content.solution_image_url,
  model_answer: content.ai_solution ?? '',
  criteria: gradingCriteria(content),
})
