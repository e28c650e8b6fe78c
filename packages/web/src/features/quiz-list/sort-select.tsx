import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { Select } from '../../ui/form/select.tsx'

type Sort = ListState['sort']

const orders = [
  { value: 'created_at -1', label: 'Newest first' },
  { value: 'created_at 1', label: 'Oldest first' },
  { value: 'name 1', label: 'Name, A to Z' },
  { value: 'name -1', label: 'Name, Z to A' },
  { value: 'course.name 1', label: 'Course, A to Z' },
  { value: 'course.name -1', label: 'Course, Z to A' },
  { value: 'quiz_type 1', label: 'Type, A to Z' },
  { value: 'quiz_type -1', label: 'Type, Z to A' },
  { value: 'reports_count -1', label: 'Most issues first' },
  { value: 'reports_count 1', label: 'Fewest issues first' },
] as const satisfies { value: `${Sort['sortBy']} ${Sort['sortOrder']}`; label: string }[]
type Order = (typeof orders)[number]['value']

/** Sets the order of a list that is too narrow to show all sortable headings. */
export const SortSelect = ({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) => (
  <Select
    label="Order"
    hideLabel
    size="sm"
    options={orders}
    value={`${sort.sortBy} ${sort.sortOrder}` as Order}
    onChange={(order) => {
      const [sortBy, sortOrder] = order.split(' ') as [Sort['sortBy'], string]
      onSort({ sortBy, sortOrder: sortOrder === '1' ? 1 : -1 })
    }}
  />
)
