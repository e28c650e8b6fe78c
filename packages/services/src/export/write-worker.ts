import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { ExportedQuiz, WrittenFile } from '@quizwright/formats/write/exported-quiz.ts'
import { writeQuestionFile } from '@quizwright/formats/write/write-question-file.ts'

export type WriteTask = { quiz: ExportedQuiz; format: ExportFormat }
export type WriteResult = WrittenFile

/** Writes one file. Runs in a worker thread. */
export default ({ quiz, format }: WriteTask): Promise<WriteResult> => writeQuestionFile(quiz, format)
