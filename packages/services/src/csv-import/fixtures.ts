import { columnsFor } from '@quizwright/contracts/csv/columns.ts'
import { fullQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import Papa from 'papaparse'
import { readQuestions, type ReadingOptions } from './questions/read-questions.ts'
import { sourceOf } from './source.ts'
import type { ImportComplete, SparseQuestion } from '@quizwright/contracts/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

export const header = columnsFor([])

/** A row that makes a faultless question. Cells are given by the names of their columns. */
export const row = (cells: Record<string, string> = {}): string[] => {
  const faultless: Record<string, string> = {
    question: 'How many legs has a spider?',
    tags: 'biology',
    option1: 'Six',
    option2: 'Eight',
    is_correct1: '0',
    is_correct2: '1',
  }
  return header.map((name) => cells[name] ?? faultless[name] ?? '')
}

/** The text of a file with the usual header. */
export const csv = (rows: string[][], options: Papa.UnparseConfig = {}): string =>
  Papa.unparse([header, ...rows], { newline: '\n', ...options })

export type ReadFile = {
  questions: QuestionContent[]
  progress: number[]
  sent: number[]
  report?: ImportComplete
  problem?: unknown
}

/** Reads a whole file, and how the reading ended. */
export const readFile = async (
  content: string | Uint8Array,
  options: Partial<ReadingOptions> = {},
  chunkBytes?: number,
): Promise<ReadFile> => {
  const file: ReadFile = { questions: [], progress: [], sent: [] }
  try {
    for await (const reading of readQuestions(sourceOf(Buffer.from(content as string), chunkBytes), {
      quizType: 'full',
      ...options,
    })) {
      if (reading.kind === 'complete') file.report = reading.report
      else {
        file.questions.push(...(JSON.parse(reading.json) as SparseQuestion[]).map(fullQuestion))
        file.progress.push(reading.progress)
        file.sent.push(reading.sent)
      }
    }
  } catch (problem) {
    file.problem = problem
  }
  return file
}
