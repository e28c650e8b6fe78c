import { withLatinDigits } from '../rules/digits.ts'
import { readInteger } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

const aroundNumber = /^\D{0,3}(\d{1,9})(?:[.,]0+|[.)])?$/

/** The number of a question. In the column of another tool, "q1" is its first one, and any other id says none. */
export const readNumberOf = (
  cell: string,
  { row, isOwnNumber }: Pick<ColumnLayout, 'row' | 'isOwnNumber'>,
): number | null => {
  if (isOwnNumber) return readInteger(cell, row.ind_number, null)
  const number = aroundNumber.exec(withLatinDigits(cell.trim()))?.[1]
  return number === undefined ? null : Number(number)
}
