import { limits, socketLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { toCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Batch as SentBatch } from '@quizwright/contracts/schemas/saving.ts'
import { areKindsOffered } from '../../../api/offered-kinds.ts'
import { findingsOf } from '../findings/findings-of.ts'

type Questions = readonly DraftQuestion[]
/** The range of questions in a batch, by index; `to` is exclusive. */
export type Batch = { from: number; to: number }
export type Batches = { ok: true; batches: Batch[] } | { ok: false; questionNo: number }

const encoder = new TextEncoder()
/** UTF-8 bytes of a question on the wire. */
const bytesOf = (question: DraftQuestion): number => encoder.encode(JSON.stringify(question)).byteLength

/**
 * Splits questions into batches of at most 100 questions and 900 KB. The same questions always give the same
 * batches, so that a save can be resumed. If not ok, the question with this number is too large for a batch.
 * A quiz without questions gives one empty batch.
 */
export const makeBatches = (questions: Questions): Batches => {
  const batches: Batch[] = []
  let from = 0
  let bytes = 0
  for (const [index, question] of questions.entries()) {
    const size = bytesOf(question)
    if (size > socketLimits.batchFillBytes) return { ok: false, questionNo: index + 1 }
    if (index - from === limits.questionsPerBatch || bytes + size > socketLimits.batchFillBytes) {
      batches.push({ from, to: index })
      from = index
      bytes = 0
    }
    bytes += size + 1
  }
  batches.push({ from, to: questions.length })
  return { ok: true, batches }
}

/** The largest number of warnings in a batch; more would only repeat the first ones. */
const warningsPerBatch = 1_000

/** The fields that every batch of a save carries. */
export type SaveSettings = {
  saveId: string
  quizId: string
  baseRevision: number
  publish: boolean
  isSkippable: boolean
}

/**
 * The data of one save: a snapshot of the questions by reference, and batches that are created when they are
 * sent.
 */
export type OutgoingSave = {
  questions: readonly DraftQuestion[]
  total: number
  batch: (settings: SaveSettings, index: number, progress: number) => SentBatch
}

/** Splits the questions into batches, or returns the number of a question that is too large. */
export const cutSave = (
  questions: readonly DraftQuestion[],
  quizType: QuizType,
): OutgoingSave | { tooLong: number } => {
  const made = makeBatches(questions)
  if (!made.ok) return { tooLong: made.questionNo }
  const { batches } = made
  // Services that store no kinds get the batches of the specification.
  const knowsKinds = areKindsOffered() || questions.some(({ interaction }) => interaction)
  const warningsOf = (question: DraftQuestion, questionNo: number) =>
    findingsOf(question, quizType).map((finding) => toCsvWarning({ ...finding, questionNo }))
  return {
    questions,
    total: batches.length,
    batch: ({ saveId, quizId, baseRevision, publish, isSkippable }, index, progress) => {
      const { from, to } = elementAt(batches, index)
      const sent = questions.slice(from, to)
      const warnings = sent
        .flatMap((question, offset) => warningsOf(question, from + offset + 1))
        .slice(0, warningsPerBatch)
      return {
        saveId,
        quizId,
        index,
        total: batches.length,
        baseRevision,
        questions: sent,
        warnings,
        isPublished: publish,
        isSkippable,
        progress,
        ...(knowsKinds && { knows: ['kinds'] }),
      }
    },
  }
}
