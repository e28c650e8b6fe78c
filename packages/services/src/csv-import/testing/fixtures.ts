import { columnsFor } from '@quizwright/domain/csv/write-row.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import Papa from 'papaparse'
import { readQuestions, type ReadOptions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'
import type { ImportComplete, SparseQuestion } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

export const header = columnsFor([])

/** Returns a row without errors, with the given cells by column name. */
export const row = (cells: Record<string, string> = {}): string[] => {
  const validCells: Record<string, string> = {
    question: 'How many legs has a spider?',
    tags: 'biology',
    option1: 'Six',
    option2: 'Eight',
    is_correct1: '0',
    is_correct2: '1',
  }
  return header.map((name) => cells[name] ?? validCells[name] ?? '')
}

/** Returns the text of a file with the default header. */
export const csv = (rows: string[][], options: Papa.UnparseConfig = {}): string =>
  Papa.unparse([header, ...rows], { newline: '\n', ...options })

export type ReadFile = {
  questions: QuestionContent[]
  progress: number[]
  sent: number[]
  report?: ImportComplete
  problem?: unknown
}

/** Reads a complete file. Returns its questions and the report or problem at the end. */
export const readFile = async (
  content: string | Uint8Array,
  options: Partial<ReadOptions> = {},
  chunkBytes?: number,
): Promise<ReadFile> => {
  const file: ReadFile = { questions: [], progress: [], sent: [] }
  try {
    for await (const result of readQuestions(sourceOf(Buffer.from(content as string), chunkBytes), {
      quizType: 'full',
      ...options,
    })) {
      if (result.kind === 'complete') file.report = result.report
      else {
        file.questions.push(...(JSON.parse(result.json) as SparseQuestion[]).map(fullQuestion))
        file.progress.push(result.progress)
        file.sent.push(result.sent)
      }
    }
  } catch (problem) {
    file.problem = problem
  }
  return file
}
