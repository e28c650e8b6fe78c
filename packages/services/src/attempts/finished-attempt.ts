import { elementAt } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { CorrectionKey, FindCorrection } from '../corrections/active-corrections.ts'
import type { Confirmation } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { classesByKey, markByKey } from '../corrections/mark-by-key.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { AiResult } from '../database/tables/learner.ts'
import type { quizzes } from '../database/tables/quizzes.ts'
import { computeResult } from './marks/attempt-result.ts'
import { isBlank, markGiven } from './marks/mark-answer.ts'
import type { PaperQuestion } from './start/read-paper-questions.ts'
import { storedResponse } from './answers/responses.ts'
import { sortSelection } from './answers/same-answer.ts'

/**
 * A descriptive answer has the marks of `instructor` if given, otherwise those of `aiResult` if there is a
 * `confirmation`. Without either it waits for its marks.
 */
export type FinishedAnswer = {
  questionId: string
  selected: number[]
  answer?: string
  response?: Response
  /** The values that were drawn, if the numbers of the question are; the first combination if absent. */
  variant?: number
  uploadedImages?: string[]
  isMarked?: boolean
  timeSpent: number
  aiResult?: AiResult
  confirmation?: Confirmation
  instructor?: { evaluation: string; marks?: number }
}

/**
 * An attempt with its answers. Questions without an answer count as skipped. It needs an `id` if answers have
 * uploaded images, because these belong to the attempt.
 */
export type FinishedAttempt = {
  id?: string
  quizId: string
  sessionId: string
  studentId: string
  startedAt: Date
  submittedAt: Date
  isDelivered?: boolean
  answers: FinishedAnswer[]
}

/** What all attempts at a quiz are marked by. */
export type QuizPaper = {
  quiz: Pick<
    typeof quizzes.$inferSelect,
    'id' | 'quizType' | 'duration' | 'passingPercentage' | 'arrangement'
  >
  questions: PaperQuestion[]
  findCorrection: FindCorrection
}

/** Returns the rows of a finished attempt, marked by the current questions of the quiz, with its result. */
export const toAttemptRows = (
  { answers: given, id = makeId(), ...attempt }: FinishedAttempt,
  { quiz, questions, findCorrection }: QuizPaper,
  student: { number: number; city: string; country: string; isConfirmed: boolean },
) => {
  const givenByQuestion = new Map(given.map((answer) => [answer.questionId, answer]))
  const answers = questions.map((question) => ({
    attemptId: id,
    ...toAnswerRow(question, givenByQuestion.get(question.questionId), quiz, {
      submittedAt: attempt.submittedAt,
      correction: findCorrection(question.questionId, { id: question.revisionId, content: question.content }),
    }),
  }))
  const row = {
    id,
    ...attempt,
    // Without a seed nothing is shuffled, but answers are marked by the rules of the quiz.
    arrangement: quiz.arrangement,
    ...student,
    dueAt: new Date(attempt.startedAt.getTime() + quiz.duration * 1_000),
    timeSpent: (attempt.submittedAt.getTime() - attempt.startedAt.getTime()) / 1_000,
    ...computeResult(
      answers.map((answer, index) => ({
        ...answer,
        isDescriptive: isDescriptive(elementAt(questions, index).content, quiz.quizType),
      })),
      quiz,
    ),
  }
  return { row, answers }
}

const skipped: Omit<FinishedAnswer, 'questionId'> = { selected: [], timeSpent: 0 }

const toAnswerRow = (
  { questionId, revisionId, position, totalMarks, content }: PaperQuestion,
  given: Omit<FinishedAnswer, 'questionId'> = skipped,
  { quizType, passingPercentage, arrangement }: QuizPaper['quiz'],
  { submittedAt, correction }: { submittedAt: Date; correction: CorrectionKey | undefined },
) => {
  const {
    selected,
    answer = '',
    response,
    variant = variantsOf(content) === undefined ? null : 0,
    uploadedImages = [],
    aiResult = null,
    confirmation = null,
    instructor,
  } = given
  const givenMarks = instructor?.marks ?? aiResult?.marks_obtained ?? 0
  const isGiven = isDescriptive(content, quizType)
  const mark = isGiven
    ? markGiven(givenMarks, totalMarks, passingPercentage)
    : markByKey(content, { selected, answer, response, variant }, totalMarks, correction, { arrangement })
  return {
    questionId,
    revisionId,
    place: position,
    variant,
    totalMarks,
    selected: sortSelection(selected),
    answer,
    response: storedResponse(response),
    classes: isGiven ? null : classesByKey(content, { selected, answer, response }, correction),
    uploadedImages,
    isSkipped: isBlank({ selected, answer, response, uploadedImages }),
    isMarked: given.isMarked ?? false,
    isChecked: false,
    isLeftOut: false,
    timeSpent: given.timeSpent,
    aiResult,
    confirmation,
    confirmedAt: confirmation && submittedAt,
    instructorEvaluation: instructor?.evaluation ?? null,
    instructorMarks: instructor?.marks ?? null,
    ...mark,
  }
}
