import { say } from '@quizwright/domain/language/say.ts'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { panel } from '../layout/panel.ts'
import { chakra } from '../styled/chakra.tsx'
import { Table, TableScroll } from '../table/table.tsx'
import { RenderWhenVisible } from './render-when-visible.tsx'
import { CenteredWrap } from '../layout/parts.tsx'

const Frame = chakra('figure', { base: panel })
const Head = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    '& h2': { textStyle: 'title.md' },
    '& p': { textStyle: 'sm', color: 'fg.muted', maxWidth: '3xl' },
  },
})
const Words = chakra('div', { base: { minWidth: '0', flex: '1 1 14rem' } })
const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', py: '6', textAlign: 'center' } })

/** The values of the chart as a table. The first cell of each row is its name. */
export type ChartTable = { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

type ChartFrameProps = {
  title: string
  /** The chart's content in one sentence. */
  note?: ReactNode
  table: ChartTable
  /** The text shown if there is nothing to draw. */
  empty?: string
  /**
   * The height in pixels. For a drawing that grows with its parent, use `ratio` instead, its width divided by
   * its height, so that nothing moves when the drawing is loaded.
   */
  height?: number
  ratio?: number
  /** Explains the colours and signs of the drawing, shown below it. */
  legend?: ReactNode
  /** Controls that choose what is drawn. */
  tools?: ReactNode
  /** The drawing. Screen readers get the table instead. */
  children: ReactNode
}

const ChartValues = ({ title, table: { columns, rows } }: { title: string; table: ChartTable }) => (
  <TableScroll narrow label={say('{title}, as a table', { title })}>
    <Table>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-numeric={index > 0 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-numeric>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
)

/** A chart with a button that shows the same values as a table. */
export const ChartFrame = ({
  title,
  note,
  table,
  empty = say('Nothing to show yet.'),
  height,
  ratio,
  legend,
  tools,
  children,
}: ChartFrameProps) => {
  const [showsTable, setShowsTable] = useState(false)
  const id = useId()
  const hasFigures = table.rows.length > 0
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Words>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </Words>
        {hasFigures && (
          <CenteredWrap>
            {!showsTable && tools}
            <Button
              size="sm"
              variant="ghost"
              aria-label={
                showsTable
                  ? say('Show {title} as a chart', { title })
                  : say('Show {title} as a table', { title })
              }
              icon={showsTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              onClick={() => setShowsTable(!showsTable)}
            >
              {showsTable ? say('Chart') : say('Table')}
            </Button>
          </CenteredWrap>
        )}
      </Head>
      {!hasFigures && <Note>{empty}</Note>}
      {hasFigures && showsTable && <ChartValues title={title} table={table} />}
      {hasFigures && !showsTable && (
        <RenderWhenVisible
          height={height}
          ratio={ratio}
          instead={<ChartValues title={title} table={table} />}
        >
          {children}
        </RenderWhenVisible>
      )}
      {hasFigures && !showsTable && legend}
    </Frame>
  )
}
