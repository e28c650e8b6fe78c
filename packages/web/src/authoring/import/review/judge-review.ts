import type { CsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { formulaFindings } from '../../document/findings/formula-findings.ts'
import type { Review } from './review.ts'

/** A finding of a question, or of the whole file if it has no question. Numbers count from 1. */
export type ReviewItem = { questionId: string | null; questionNo: number; text: string }
export type Judged = {
  errors: ReviewItem[]
  omissions: ReviewItem[]
  hints: ReviewItem[]
  rejected: RejectedFileRow[]
  counts: { errors: number; omissions: number; rejected: number }
}

const kindOf = { error: 'errors', omission: 'omissions' } as const

/**
 * The current findings of a file. The service's findings on a question are valid until it is repaired; after
 * that the rules are evaluated here. The counts start from the service's, which are complete even where its
 * lists are cut off.
 */
export const judgeReview = (
  review: Review,
  questions: readonly DraftQuestion[],
  quizType: QuizType,
): Judged => {
  const present = new Set(questions.map(({ _id }) => _id))
  const judged: Judged = {
    errors: [],
    omissions: [],
    hints: ofFile(review.hints),
    rejected: review.report.rejected.filter(({ id }) => !present.has(id)),
    counts: { ...review.report.counts },
  }
  judged.counts.rejected -= review.report.rejected.length - judged.rejected.length
  for (const { kind, text } of review.warnings.get('') ?? [])
    judged[kindOf[kind]].push({ questionId: null, questionNo: 0, text })
  for (const [index, question] of questions.entries()) {
    const position = { questionId: question._id, questionNo: index + 1 }
    const isAsItCame = review.originals.get(question._id) === question
    for (const { kind, text } of isAsItCame
      ? [...reportedOf(review, question._id), ...brokenFormulas(review, question, quizType)]
      : foundIn(question, quizType))
      judged[kindOf[kind]].push({ ...position, text })
    if (isAsItCame)
      judged.hints.push(...(review.hints.get(question._id) ?? []).map(({ text }) => ({ ...position, text })))
  }
  count(judged, review, questions, quizType)
  return judged
}

type Kind = Pick<CsvWarning, 'kind' | 'text'>
const ofFile = (hints: Review['hints']): ReviewItem[] =>
  (hints.get('') ?? []).map(({ text }) => ({ questionId: null, questionNo: 0, text }))
const reportedOf = ({ warnings }: Review, id: string): readonly Kind[] => warnings.get(id) ?? []
/** Services may draw no formulas, so errors of these that they do not report are found here. */
const brokenFormulas = (review: Review, question: DraftQuestion, quizType: QuizType): Kind[] => {
  const reported = new Set(reportedOf(review, question._id).map(({ text }) => text))
  return formulaFindings(question, quizType).flatMap(({ severity, message }) =>
    severity === 'error' && !reported.has(message) ? [{ kind: severity, text: message }] : [],
  )
}
const foundIn = (question: DraftQuestion, quizType: QuizType): Kind[] =>
  findingsOf(question, quizType).flatMap(({ severity, message }) =>
    severity === 'hint' ? [] : [{ kind: severity, text: message }],
  )

/** Subtracts the findings of changed or removed questions, and adds those of their replacements. */
const count = (
  { counts }: Judged,
  review: Review,
  questions: readonly DraftQuestion[],
  quizType: QuizType,
): void => {
  const add = (items: readonly Kind[], times: 1 | -1) =>
    items.forEach(({ kind }) => (counts[kindOf[kind]] += times))
  const unchanged = new Set<string>()
  for (const question of questions) {
    if (review.originals.get(question._id) === question) {
      unchanged.add(question._id)
      add(brokenFormulas(review, question, quizType), 1)
    } else add(foundIn(question, quizType), 1)
  }
  for (const [id, question] of review.originals) {
    if (unchanged.has(id)) continue
    const items = reportedOf(review, id)
    if (items.length > 0) {
      add(items, -1)
      continue
    }
    add(foundIn(question, quizType), -1)
    // The service did not count these.
    add(brokenFormulas(review, question, quizType), 1)
  }
}
