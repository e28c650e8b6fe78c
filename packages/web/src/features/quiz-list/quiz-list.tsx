import type { ListedQuiz, ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { type ReactNode, useRef } from 'react'
import { Table } from '../../ui/table/table.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { useToMarkCounts } from '../../results/use-marking-overview.ts'
import { QuizRow } from './quiz-row.tsx'
import { ListFrame } from './quiz-table-frame.tsx'
import type { RowCommands } from './row-commands.ts'
import { LongRows } from '../../ui/list/long-rows.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { listId, useRowKeys } from './use-row-keys.ts'
import { useRecentResults } from './use-recent-results.ts'
import { useScrollRestoration } from '../../ui/list/use-scroll-restoration.ts'

/** The estimated height of a row in pixels, until it is measured. */
const rowHeight = 53

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
        aria-label="Quizzes"
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
