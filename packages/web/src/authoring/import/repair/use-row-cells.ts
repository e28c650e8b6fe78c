import type { Reading } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { useState } from 'react'
import { judgeCells, shownCells } from './judge-cells.ts'
import { cellErrors, cellOmissions, columnNames, withCells } from './row-cells.ts'

/** A row of a file as its author sees it. */
export type FileRow = {
  header: readonly string[]
  cells: readonly string[]
  quizType: QuizType
  /** How the author wants the file to be read. */
  reading?: Reading | undefined
}

/** The cells of a row by column name, validated again at each change. */
export const useRowCells = ({ header, cells, quizType, reading }: FileRow) => {
  const [values, setValues] = useState(() => shownCells(header, cells))
  const [begunWith] = useState(values)
  const names = columnNames(header)
  const judged = judgeCells(header, values, quizType, reading)
  const errors = cellErrors(judged)
  const omissions = cellOmissions(judged)
  return {
    names,
    values,
    setValues,
    errors,
    omissions,
    question: 'question' in judged ? judged.question : undefined,
    /** Why the cells do not form a question. */
    reason: 'reason' in judged ? judged.reason : undefined,
    isChanged: values !== begunWith,
    valueOf: (name: string) => values[names.indexOf(name)] ?? '',
    errorOf: (name: string) => errors.find((error) => error.column === name)?.text,
    omissionOf: (name: string) => omissions.find((omission) => omission.column === name)?.text,
    write: (changes: Record<string, string>) => setValues((before) => withCells(names, before, changes)),
  }
}

export type RowCells = ReturnType<typeof useRowCells>
