import type { ExportFormat } from '@quizwright/contracts/schemas/export.ts'
import type { ExportedQuiz } from '@quizwright/formats/write/exported-quiz.ts'
import { writeForDownload } from '@quizwright/formats/write/write-for-download.ts'

export type WriteTask = { quiz: ExportedQuiz; format: ExportFormat }
export type WriteResult = Awaited<ReturnType<typeof writeForDownload>>

/** Writes one file; run in a worker thread. */
export default ({ quiz, format }: WriteTask): Promise<WriteResult> => writeForDownload(quiz, format)
