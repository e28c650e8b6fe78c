import { limits, socketLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

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
