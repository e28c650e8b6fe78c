import { toleranceHints } from '@quizwright/domain/csv/tolerance-cells.ts'
import type { ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow, type RowReading } from '@quizwright/domain/csv/read-row.ts'
import { withTypedAnswer } from '@quizwright/domain/csv/typed-answer.ts'
import { descriptiveInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import type { CellImages } from './cell-images.ts'
import { withOptionsInCell } from './options-in-cell.ts'
import { withPlainTexts } from './plain-texts.ts'

/** A daq quiz has only descriptive questions, so that a row need not name them. */
const inQuiz = (question: QuestionContent, quizType: QuizType): QuestionContent =>
  quizType === 'daq' && question.interaction?.kind === 'descriptive'
    ? descriptiveInQuiz(question, quizType)
    : question

/**
 * A row as a quiz of this type has it. `isOwn`: the file has all columns of this product, so its texts are no HTML and
 * keep their blanks.
 */
export const readRowInQuiz = (
  { cells, emphases }: CsvRecord,
  layout: ColumnLayout,
  {
    reading,
    isOwn,
    quizType,
    images,
  }: { reading: RowReading; isOwn: boolean; quizType: QuizType; images: CellImages | undefined },
): ReturnType<typeof readQuestionRow> => {
  const written = readQuestionRow(cells, layout, reading, emphases)
  if (!written.ok) return written
  const row = isOwn ? written : withPlainTexts(written, images)
  const asked = quizType === 'daq' ? row.question : withOptionsInCell(row.question)
  const { question, findings } = withTypedAnswer(
    inQuiz(asked, quizType),
    layout,
    cells,
    quizType,
    furtherAnswers(cells, layout.key),
  )
  return {
    ...row,
    question,
    findings: [...row.findings, ...findings, ...toleranceHints(question, cells, layout)],
  }
}

/** The answers in columns beside that of the key. */
const furtherAnswers = (cells: readonly string[], { further }: ColumnLayout['key']): string[] =>
  further.map((index) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
