import type { ReactNode } from 'react'
import { StackingTable } from './stacking-table.tsx'
import { TableScroll } from './table.tsx'

type Column<Row> = { name: string; cell: (row: Row) => ReactNode }

type FiguresTableProps<Row> = {
  /** Describes the rows and their order. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first column, which names the row. */
  heading: Column<Row>
  figures: readonly Column<Row>[]
}

/** A table of names with figures. On a phone each row becomes a block. */
export const FiguresTable = <Row,>({ label, rows, keyOf, heading, figures }: FiguresTableProps<Row>) => (
  <TableScroll narrow label={label}>
    <StackingTable>
      <thead>
        <tr>
          <th scope="col">{heading.name}</th>
          {figures.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{heading.cell(row)}</th>
            {figures.map(({ name, cell }) => (
              <td key={name} data-numeric data-label={name}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)
