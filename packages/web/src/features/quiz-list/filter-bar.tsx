import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Select } from '../../ui/form/select.tsx'
import { SortSelect } from './sort-select.tsx'
import { typeFilters } from './type-filters.ts'
import { useQuizCounts } from './use-quiz-counts.ts'

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })
const Choices = chakra('div', {
  base: { display: 'flex', gap: '2', width: { base: 'full', md: '11rem' }, me: '1', '& > *': { flex: '1' } },
})
const Narrow = chakra('div', { base: { display: { md: 'none' } } })

type Filters = ListState['filters']
type FilterBarProps = {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
  sort: ListState['sort']
  onSort: (sort: ListState['sort']) => void
}

export const FilterBar = ({ filters, onChange, sort, onSort }: FilterBarProps) => {
  const counts = useQuizCounts()
  const archived = filters.is_archived
  return (
    <Bar role="group" aria-label="Filters">
      <Choices>
        <Select
          label="Type"
          hideLabel
          size="sm"
          value={filters.quiz_type}
          options={typeFilters}
          onChange={(quiz_type) => onChange({ quiz_type })}
        />
        <Narrow>
          <SortSelect sort={sort} onSort={onSort} />
        </Narrow>
      </Choices>
      <Chip
        pressed={filters.is_publish}
        count={archived ? undefined : counts.published}
        onPress={() => onChange({ is_publish: true })}
      >
        {labels.published}
      </Chip>
      <Chip
        pressed={!filters.is_publish}
        count={archived ? undefined : counts.unpublished}
        onPress={() => onChange({ is_publish: false })}
      >
        {labels.unpublished}
      </Chip>
      <Chip
        icon={archived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
        onPress={() => onChange({ is_archived: !archived })}
      >
        {archived ? labels.leaveArchive : labels.viewArchive}
      </Chip>
    </Bar>
  )
}
