import { lengths } from '@quizwright/contracts/limits.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'

const Bar = chakra('search', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr) auto' },
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
type SearchKey = (typeof searches)[number]['key']

type SearchBarProps = {
  search: ListState['search']
  onSearch: (key: SearchKey, value: string) => void
  onReset: () => void
}

/** Three searches, one at a time: what the others hold goes when one runs. */
export const SearchBar = ({ search, onSearch, onReset }: SearchBarProps) => {
  const [typed, setTyped] = useState<Partial<Record<SearchKey, string>>>(
    search.search ? { [search.key]: search.value } : {},
  )
  const run = (key: SearchKey) => {
    const value = typed[key] ?? ''
    if (value.trim() !== '') setTyped({ [key]: value })
    onSearch(key, value)
  }
  const reset = () => {
    setTyped({})
    onReset()
  }
  return (
    <Bar>
      {searches.map(({ key, label }) => (
        <SearchField
          key={key}
          label={label}
          maxLength={lengths.search}
          value={typed[key] ?? ''}
          onChange={(value) => setTyped({ ...typed, [key]: value })}
          onSearch={() => run(key)}
        />
      ))}
      <Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={reset}>
        {labels.reset}
      </Button>
    </Bar>
  )
}
