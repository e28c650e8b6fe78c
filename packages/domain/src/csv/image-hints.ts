import type { Finding } from '../rules/finding.ts'
import { cellAt, namesImage } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

const shownChars = 60

/** Hints on images that a row names by files, which a table does not hold. */
export const imageHints = (cells: readonly string[], { row, options }: ColumnLayout): Finding[] => {
  const columns = [row.image_url, row.solution_image_url, ...options.map(({ image_url }) => image_url)]
  return columns.flatMap((column) => {
    const cell = column.index < 0 ? '' : cellAt(cells, column)
    return namesImage(cell)
      ? [
          {
            rule: 'toCheck',
            severity: 'hint' as const,
            field: 'image_url',
            message: `Taken without the image "${cell.trim().slice(0, shownChars)}", which the file does not hold`,
          },
        ]
      : []
  })
}
