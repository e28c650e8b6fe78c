import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { ExportedQuiz } from '@quizwright/formats/write/exported-quiz.ts'
import { refuseWhenPoolIsFull, runInWorker } from '../scheduling/worker-pool.ts'
import type { WriteResult, WriteTask } from './write-worker.ts'

const workerUrl = new URL('./write-worker.ts', import.meta.url)

/**
 * Writes questions in any format in a worker thread, because a PDF of a thousand questions takes seconds of CPU
 * time. `signal` aborts it when the caller disconnects. Throws BUSY if too many files are waiting.
 */
export const writeInWorker = async (
  quiz: ExportedQuiz,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<WriteResult> => {
  refuseWhenPoolIsFull('writing')
  return runInWorker<WriteTask, WriteResult>(workerUrl, { quiz, format }, { pool: 'writing', signal })
}
