import { lengths } from '@quizwright/domain/limits.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { SearchField } from '../../ui/list/search-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'end',
  },
})

const searches = [
  { key: 'quiz', label: labels.searchQuizName },
  { key: 'course', label: labels.course },
  { key: 'module', label: labels.module },
] as const
export type SearchKey = ListState['search']['key']
export type TypedSearches = Partial<Record<SearchKey, string>>

type FieldSearchesProps = {
  typed: TypedSearches
  onType: (typed: TypedSearches) => void
  onRun: (key: SearchKey) => void
}

/** A search for each of the three fields. */
export const FieldSearches = ({ typed, onType, onRun }: FieldSearchesProps) => (
  <Fields>
    {searches.map(({ key, label }) => (
      <SearchField
        key={key}
        label={label}
        maxLength={lengths.search}
        value={typed[key] ?? ''}
        onChange={(value) => onType({ ...typed, [key]: value })}
        onSearch={() => onRun(key)}
      />
    ))}
  </Fields>
)
