import { isPdf } from './detect/detect-binary.ts'
import {
  type OpenedFile,
  openQuestionFile,
  type OpenOptions,
  type QuestionFile,
} from './open-question-file.ts'
import { openPdf } from './pdf/open-pdf.ts'

/** Opens a question file of any format, as `openQuestionFile` does, or a PDF, which takes its time. */
export const openFile = async (
  file: QuestionFile,
  options: OpenOptions = {},
): Promise<OpenedFile | { problem: string }> =>
  isPdf(file.bytes) ? openPdf(file.bytes, options) : openQuestionFile(file, options)
