import type { ListedQuiz, ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { SortHeader, Table } from '../../ui/table/table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { columns } from './quiz-columns.ts'
import { useToMarkCounts } from '../../results/use-marking-overview.ts'
import { QuizRow } from './quiz-row.tsx'
import { ListFrame } from './quiz-table-frame.tsx'
import type { RowCommands } from './row-commands.ts'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { useRecentResults } from './use-recent-results.ts'
import { useScrollRestoration } from '../../ui/list/use-scroll-restoration.ts'

/** In pixels, before a row was measured. */
const rowHeight = 53
/** The next page is requested when so few rows are left below the visible ones. */
const prefetchRows = 15

type QuizListProps = {
  /** Identifies what is listed (filters, order and search), for the scroll position. */
  listKey: string
  quizzes: readonly ListedQuiz[]
  total: number
  sort: ListState['sort']
  onSort: (by: ListState['sort']['sortBy']) => void
  selection: ReadonlySet<string>
  onSelect: (id: string, selected: boolean) => void
  commands: RowCommands
  /** The rows are those of the previous request, until the response arrives. */
  stale: boolean
  onNearEnd: (() => void) | undefined
  /** Shown below the last row. */
  end: ReactNode
}

/** A virtualized table: only the visible rows are rendered; two empty rows take the height of the others. */
export const QuizList = ({
  listKey,
  quizzes,
  total,
  sort,
  onSort,
  selection,
  onSelect,
  commands,
  stale,
  onNearEnd,
  end,
}: QuizListProps) => {
  const toMark = useToMarkCounts()
  const recent = useRecentResults(quizzes)
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useScrollRestoration(listKey)
  const margin = useOffsetTop(body)
  const virtualizer = useWindowVirtualizer({
    count: quizzes.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => quizzes[index]?._id ?? index,
    scrollMargin: margin,
    initialOffset: top,
  })
  const rows = virtualizer.getVirtualItems()
  const above = (rows[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? margin) - margin)
  const last = rows.at(-1)?.index ?? 0
  const nearEnd = last >= quizzes.length - prefetchRows
  useEffect(() => {
    if (nearEnd) onNearEnd?.()
  }, [nearEnd, onNearEnd])

  return (
    <ListFrame>
      <Table
        aria-label="Quizzes"
        aria-rowcount={total + 1}
        aria-busy={stale || undefined}
        opacity={stale ? 0.6 : 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="select">
              <VisuallyHidden>Selection</VisuallyHidden>
            </th>
            {columns.map(({ name, sortBy, width, numeric, className }) =>
              sortBy ? (
                <SortHeader
                  key={name}
                  width={width}
                  numeric={numeric}
                  className={className}
                  order={sort.sortBy === sortBy ? sort.sortOrder : undefined}
                  onSort={() => onSort(sortBy)}
                >
                  {name}
                </SortHeader>
              ) : (
                <th key={name} scope="col" style={{ width }} className={className} data-numeric={numeric}>
                  {name}
                </th>
              ),
            )}
            <th scope="col" className="actions">
              {labels.actions}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {rows.map(({ index, key }) => {
            const quiz = quizzes[index]
            return (
              quiz && (
                <QuizRow
                  key={key}
                  index={index}
                  quiz={quiz}
                  selected={selection.has(quiz._id)}
                  toMark={toMark?.byQuiz.get(quiz._id)}
                  recent={recent.get(quiz._id)}
                  onSelect={onSelect}
                  commands={commands}
                  measure={virtualizer.measureElement}
                />
              )
            )
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </Table>
      {end}
    </ListFrame>
  )
}
