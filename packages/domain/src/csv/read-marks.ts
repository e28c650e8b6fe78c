import { withLatinDigits } from '../rules/digits.ts'
import type { Finding } from '../rules/finding.ts'
import { cellAt, readInteger } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

type Layout = Pick<ColumnLayout, 'row' | 'isOwnMarks'>

/** A number with the word for marks: "2 pts", "2 نمبر". */
const withWord = /^(\d+)\s*\p{L}[\p{L}\p{M}]{0,9}(?:\(s\))?\.?$/u

/** Marks that are no whole number: "1.5", "1/2", "½", "50%". */
const partOfMarks = /^\d*(?:[.,]\d+|\s*\/\s*\d+|[¼½¾])$|^\d+(?:[.,]\d+)?\s*%$/

const partIn = (cells: readonly string[], { row, isOwnMarks }: Layout): string | undefined => {
  if (isOwnMarks) return undefined
  const written = withLatinDigits(cellAt(cells, row.weightage).trim())
  return partOfMarks.test(written) && !/^\d+[.,]0+$/.test(written) ? written : undefined
}

/** The marks of a row. In the column of another tool, parts of marks become one. */
export const readMarks = (cells: readonly string[], layout: Layout): number =>
  partIn(cells, layout) === undefined
    ? readInteger(numberIn(cellAt(cells, layout.row.weightage), layout), layout.row.weightage, 1)
    : 1

const numberIn = (cell: string, { isOwnMarks }: Layout): string =>
  isOwnMarks ? cell : (withWord.exec(withLatinDigits(cell.trim()))?.[1] ?? cell)

/** The hint on marks that became one. */
export const marksHints = (cells: readonly string[], layout: Layout): Finding[] => {
  const part = partIn(cells, layout)
  return part === undefined
    ? []
    : [
        {
          rule: 'takenWithout',
          severity: 'hint',
          field: 'weightage',
          message: `Taken without its ${part} marks, which became 1: marks are whole numbers`,
        },
      ]
}
