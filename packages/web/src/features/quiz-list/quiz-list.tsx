import { say } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz, ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { type ReactNode, useRef } from 'react'
import { SortHeader, Table } from '../../ui/table/table.tsx'
import { useToMarkCounts } from '../../results/use-marking-overview.ts'
import { QuizRow } from './quiz-row.tsx'
import { ListFrame } from './quiz-table-frame.tsx'
import type { RowCommands } from './row-commands.ts'
import { LongRows } from '../../ui/list/long-rows.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { listId, useRowKeys } from './use-row-keys.ts'
import { useRecentResults } from './use-recent-results.ts'
import { useScrollRestoration } from '../../ui/list/use-scroll-restoration.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/**
 * `wide` columns disappear first when the list is narrow, then `middle` ones. The line below the name then
 * contains what they show.
 */
type Column = {
  name: string
  width?: string
  sortBy?: ListState['sort']['sortBy']
  numeric?: true
  className?: 'wide' | 'middle' | 'figure'
}

const columns = (): readonly Column[] => [
  { name: labels.quizName, sortBy: 'name' },
  { name: labels.course, sortBy: 'course.name', width: '12%', className: 'wide' },
  { name: labels.module, width: '11%', className: 'wide' },
  { name: labels.type, sortBy: 'quiz_type', width: '8.5rem', className: 'middle' },
  { name: labels.totalAttempts, width: '7rem', numeric: true, className: 'middle' },
  { name: labels.dateCreated, sortBy: 'created_at', width: '8.75rem', className: 'middle' },
  { name: labels.issues, sortBy: 'reports_count', width: '7rem', numeric: true, className: 'figure' },
]

type ColumnHeadsProps = {
  sort: ListState['sort']
  onSort: (by: ListState['sort']['sortBy']) => void
}

/** The headings of the columns. Most of them sort the list. */
const ColumnHeads = ({ sort, onSort }: ColumnHeadsProps) => (
  <thead>
    <tr aria-rowindex={1}>
      <th scope="col" className="select">
        <VisuallyHidden>{say('Selection')}</VisuallyHidden>
      </th>
      {columns().map(({ name, sortBy, width, numeric, className }) =>
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
)

/** The estimated height of a row in pixels, until it is measured. */
const rowHeight = 49

type QuizListProps = {
  /** Identifies the filters, order and search, for restoring the scroll position. */
  listKey: string
  quizzes: readonly ListedQuiz[]
  total: number
  sort: ListState['sort']
  onSort: (by: ListState['sort']['sortBy']) => void
  selection: ReadonlySet<string>
  onSelect: (id: string, selected: boolean) => void
  commands: RowCommands
  /** Whether the rows belong to the previous request, because the response has not arrived yet. */
  stale: boolean
  onNearEnd: (() => void) | undefined
  /** Shown below the last row. */
  end: ReactNode
}

/** The table of quizzes. Only rows in view are rendered. */
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
  useRowKeys()
  const toMark = useToMarkCounts()
  const recent = useRecentResults(quizzes)
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useScrollRestoration(listKey)
  const margin = useOffsetTop(body)
  const row = (index: number, measure: (row: HTMLTableRowElement | null) => void): ReactNode => {
    const quiz = quizzes[index]
    return (
      quiz && (
        <QuizRow
          key={quiz._id}
          index={index}
          quiz={quiz}
          selected={selection.has(quiz._id)}
          toMark={toMark?.byQuiz.get(quiz._id)}
          recent={recent.get(quiz._id)}
          onSelect={onSelect}
          commands={commands}
          measure={measure}
        />
      )
    )
  }

  return (
    <ListFrame id={listId} tabIndex={-1}>
      <Table
        aria-label={say('Quizzes')}
        aria-rowcount={total + 1}
        aria-busy={stale || undefined}
        opacity={stale ? 0.6 : 1}
      >
        <ColumnHeads sort={sort} onSort={onSort} />
        <tbody ref={body}>
          <LongRows
            count={quizzes.length}
            rowHeight={rowHeight}
            row={row}
            keyOf={(index) => quizzes[index]?._id ?? index}
            margin={margin}
            scrollTop={top}
            onNearEnd={onNearEnd}
          />
        </tbody>
      </Table>
      {end}
    </ListFrame>
  )
}
