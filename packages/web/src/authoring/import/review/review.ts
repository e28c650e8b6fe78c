import { type CsvWarning, fromCsvWarning } from '@quizwright/contracts/rules/render.ts'
import type { Dialect, ImportComplete, RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { createQuizDraft, type QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { ulid } from 'ulid'

/** A rejected row under the id that its question has once it is repaired. */
export type KeptRow = RejectedRow & { id: string }

/** Where a file lies, so that more can be asked about it. */
export type FileSource = { fileLink: string; quizId: string }

/**
 * What an author looks through after a file was read, and repairs. The questions are in `store`, where each
 * repair is a step that can be undone; everything else is as the service said it, and never changes.
 */
export type Review = {
  source: FileSource
  store: QuizDraft
  /** The questions as they came, by their id. One that is still the same object was not repaired. */
  imported: ReadonlyMap<string, DraftQuestion>
  /** Their ids in the order of the file: the service counts questions from 1. */
  order: readonly string[]
  /**
   * What the service said of each question; under '' what concerns the whole file. Lists may be cut, the
   * counts are whole.
   */
  warnings: ReadonlyMap<string, readonly CsvWarning[]>
  hints: ReadonlyMap<string, readonly CsvWarning[]>
  rejected: readonly KeptRow[]
  counts: { errors: number; omissions: number; rejected: number }
  /** Null where the service does not tell: then no row can be repaired or given back. */
  header: readonly string[] | null
  dialect: Dialect
}

export const createReview = (
  questions: readonly DraftQuestion[],
  complete: ImportComplete,
  source: FileSource,
): Review => {
  const order = questions.map(({ _id }) => _id)
  const warnings = complete.warnings.map(fromCsvWarning)
  const byQuestion = (list: readonly CsvWarning[]) =>
    Map.groupBy(list, ({ questionNo }) => order[questionNo - 1] ?? '')
  return {
    source,
    order,
    store: createQuizDraft({ document: { details: blankDetails(new Date()), questions } }),
    imported: new Map(questions.map((question) => [question._id, question])),
    warnings: byQuestion(warnings),
    hints: byQuestion(complete.hints.map(fromCsvWarning)),
    rejected: complete.rejected.map((row) => ({ ...row, id: ulid() })),
    header: complete.header ?? null,
    dialect: complete.dialect,
    counts: {
      errors: complete.errorsCount ?? warnings.filter(({ kind }) => kind === 'error').length,
      omissions: complete.omissionsCount ?? warnings.filter(({ kind }) => kind === 'omission').length,
      rejected: complete.rejectedCount,
    },
  }
}

export const questionsOf = ({ store }: Review): readonly DraftQuestion[] =>
  store.getSnapshot().context.document.questions

/** Puts a repaired question in the place of the one that it was. */
export const mendQuestion = (review: Review, id: string, content: QuestionContent): void => {
  const questions = questionsOf(review)
  const at = questions.findIndex(({ _id }) => _id === id)
  const before = questions[at]
  if (before)
    review.store.trigger.replaceQuestions({ questions: questions.with(at, { ...before, ...content }) })
}

/** A repaired row joins the good ones, between those that are around it in the file. */
export const takeUpRow = (review: Review, row: KeptRow, content: QuestionContent): void => {
  const place = new Map([
    ...review.order.map((id, index): [string, number] => [id, index + 1]),
    ...review.rejected.map((other): [string, number] => [other.id, placeOf(other)]),
  ])
  const next = questionsOf(review).findIndex(({ _id }) => (place.get(_id) ?? 0) > placeOf(row))
  review.store.trigger.addQuestions({
    added: [{ _id: row.id, ...content }],
    ...(next < 0 ? {} : { at: next }),
  })
}

/**
 * Between the question before a row and the one after it; of several rows there the one further up in the
 * file comes first.
 */
const placeOf = ({ after, line }: KeptRow): number => (after ?? Infinity) + 1 - 1 / (line + 1)

export const leaveOut = ({ store }: Review, id: string): void => store.trigger.deleteQuestions({ ids: [id] })
