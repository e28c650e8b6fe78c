import type { CsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type { PageBox } from '@quizwright/domain/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { insertQuestions } from '@quizwright/machines/quiz-document/edit-questions.ts'
import type { ImportReport, RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'

type Questions = readonly DraftQuestion[]

/** The report of a file by question. The key '' holds what concerns the whole file. */
export type Review = {
  report: ImportReport
  /** The questions as imported. A question that is still the same object was not repaired. */
  originals: ReadonlyMap<string, DraftQuestion>
  /** The ids of the questions in the order of the file, because the service refers to them by number. */
  order: readonly string[]
  warnings: ReadonlyMap<string, readonly CsvWarning[]>
  hints: ReadonlyMap<string, readonly CsvWarning[]>
  /** Where questions stand in a PDF. */
  places: ReadonlyMap<string, readonly PageBox[]>
}

const reviews = new WeakMap<ImportReport, Review>()

const createReview = (report: ImportReport): Review => {
  const order = report.originals.map(({ _id }) => _id)
  const byQuestion = (list: readonly CsvWarning[]) =>
    Map.groupBy(list, ({ questionNo }) => order[questionNo - 1] ?? '')
  return {
    report,
    order,
    originals: new Map(report.originals.map((question) => [question._id, question])),
    warnings: byQuestion(report.warnings),
    hints: byQuestion(report.hints),
    places: new Map(
      report.places?.map(({ question_no, place }) => [order[question_no - 1] ?? '', place] as const),
    ),
  }
}

/** The review of a report, cached because a report never changes. */
export const toReview = (report: ImportReport): Review => {
  const review = reviews.get(report) ?? createReview(report)
  reviews.set(report, review)
  return review
}

/** Replaces the content of one question by its repaired content. */
export const repairQuestion = (questions: Questions, id: string, content: QuestionContent): Questions =>
  questions.map((question) => (question._id === id ? { ...question, ...content } : question))

/**
 * The sort key of a row: between the questions before and after it, and among several rows by their lines in
 * the file.
 */
const positionOf = ({ after, line }: RejectedFileRow): number => (after ?? Infinity) + 1 - 1 / (line + 1)

/** Inserts a repaired row at its position in the file. */
export const restoreRow = (
  { order, report }: Review,
  questions: Questions,
  row: RejectedFileRow,
  content: QuestionContent,
): Questions => {
  const positions = new Map([
    ...order.map((id, index): [string, number] => [id, index + 1]),
    ...report.rejected.map((rejected): [string, number] => [rejected.id, positionOf(rejected)]),
  ])
  const next = questions.findIndex(({ _id }) => (positions.get(_id) ?? 0) > positionOf(row))
  const restored = { _id: row.id, ...content }
  return next < 0 ? [...questions, restored] : insertQuestions(questions, [restored], next)
}
