import type { KeyColumns } from './key-columns.ts'
import { cellAt } from './read-cells.ts'
import { flagOf } from './words.ts'

const isTicked = (cell: string): boolean => cell.trim() !== '' && flagOf(cell) !== false

/** Which of two cells has a tick, the one under "True" or the one under "False"; nothing if both or none. */
export const tickedTruth = (cells: readonly string[], { column }: KeyColumns, wrong: number): string => {
  const [isRight, isWrong] = [isTicked(cellAt(cells, column)), isTicked(cells[wrong] ?? '')]
  return isRight === isWrong ? '' : String(isRight)
}
