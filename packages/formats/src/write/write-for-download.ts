import type { ExportFormat } from '@quizwright/contracts/schemas/export.ts'
import type { ExportedQuiz, WrittenFile } from './exported-quiz.ts'
import { lossesOf } from './losses.ts'
import { pdfHolds } from './pdf/pdf-holds.ts'
import { writeQuestionFile } from './write-question-file.ts'

/** Writes questions in any format. What draws a PDF is large, and is loaded with the first one. */
export const writeForDownload = async (
  quiz: ExportedQuiz,
  format: ExportFormat,
): Promise<WrittenFile & { losses: string[] }> => {
  if (format !== 'pdf') return writeQuestionFile(quiz, format)
  const { writePdf } = await import('./pdf/write-pdf.ts')
  const { bytes, losses } = await writePdf(quiz)
  return { bytes, ending: 'pdf', type: 'application/pdf', losses: [...lossesOf(quiz, pdfHolds), ...losses] }
}
