import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { SortHeader } from '../../ui/table/table.tsx'
import { columns } from './quiz-columns.ts'

type ColumnHeadsProps = {
  sort: ListState['sort']
  onSort: (by: ListState['sort']['sortBy']) => void
}

/** The headings of the columns. Most of them sort the list. */
export const ColumnHeads = ({ sort, onSort }: ColumnHeadsProps) => (
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
)
