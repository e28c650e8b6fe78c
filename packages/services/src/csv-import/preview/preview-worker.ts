import { Problem } from '@quizwright/contracts/problem.ts'
import type { CsvPreview, QuestionFormat, Reading } from '@quizwright/domain/schemas/csv.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { StoredFile } from '../upload/upload-csv.ts'
import { openStoredFile } from '../worker/open-stored-file.ts'
import { previewFile } from './preview-file.ts'

export type PreviewTask = {
  file: StoredFile
  reading: Reading
  format?: QuestionFormat | undefined
}
export type PreviewResult = { preview: CsvPreview } | { problem: SocketProblem }

export default async ({ file, reading, format }: PreviewTask): Promise<PreviewResult> => {
  try {
    return { preview: await previewFile(await openStoredFile(file), reading, format) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.frame() }
    throw error
  }
}
