import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { RotateCcw, Search as SearchIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { type Search, searchError, type SearchKey } from './results-address.ts'

// On a phone the results come first, and a button expands the three searches.
const Toggle = chakra('div', { base: { display: { lg: 'none' } } })
const Bar = chakra('search', {
  base: {
    display: { base: 'none', lg: 'grid' },
    '&[data-open]': { display: 'grid' },
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr) auto' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'start',
    '& > button': { mt: { lg: '6' } },
  },
})

const searches = () =>
  [
    { key: 'userName', label: labels.name },
    { key: 'instituteName', label: labels.institute },
    { key: 'userEmail', label: labels.email },
  ] as const

type ResultsSearchProps = {
  search: Search | undefined
  onSearch: (search: Search) => void
  onReset: () => void
}

/** Three searches, of which one runs at a time. Submitting one clears the others. */
export const ResultsSearch = ({ search, onSearch, onReset }: ResultsSearchProps) => {
  const [typed, setTyped] = useState<Partial<Record<SearchKey, string>>>(
    search ? { [search.key]: search.keyword } : {},
  )
  const [isOpen, setOpen] = useState(search !== undefined)
  const id = useId()
  const [error, setError] = useState<{ key: SearchKey; text: string }>()
  const run = (key: SearchKey) => {
    const next = { key, keyword: typed[key] ?? '' }
    const text = searchError(next)
    setError(text === undefined ? undefined : { key, text })
    if (text !== undefined) return
    setTyped({ [key]: next.keyword })
    onSearch(next)
  }
  const reset = () => {
    setTyped({})
    setError(undefined)
    onReset()
  }
  return (
    <>
      <Toggle>
        <Button
          size="sm"
          icon={<SearchIcon aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {say('Search results')}
        </Button>
      </Toggle>
      <Bar id={id} data-open={isOpen || undefined}>
        {searches().map(({ key, label }) => (
          <SearchField
            key={key}
            label={label}
            value={typed[key] ?? ''}
            error={error?.key === key ? error.text : undefined}
            onChange={(value) => setTyped({ ...typed, [key]: value })}
            onSearch={() => run(key)}
          />
        ))}
        <Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} onClick={reset}>
          {labels.resetSearch}
        </Button>
      </Bar>
    </>
  )
}
