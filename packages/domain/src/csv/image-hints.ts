import type { Finding } from '../rules/finding.ts'
import { cellAt, type ColumnPosition, namesImage } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

const shownChars = 60

/** Hints on images that a row names by files, which a table does not hold. */
export const imageHints = (cells: readonly string[], { row, options }: ColumnLayout): Finding[] => {
  const found: Finding[] = []
  const add = (column: ColumnPosition): void => {
    const cell = cellAt(cells, column)
    if (!namesImage(cell)) return
    const message = `Taken without the image "${cell.trim().slice(0, shownChars)}", which the file does not hold`
    found.push({ rule: 'toCheck', severity: 'hint', field: 'image_url', message })
  }
  add(row.image_url)
  add(row.solution_image_url)
  for (const { image_url: column } of options) add(column)
  return found
}
