import { say } from '@quizwright/domain/language/say.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FindField } from './find-field.tsx'
import { lengths } from '@quizwright/domain/limits.ts'
import { SearchField } from '../../ui/list/search-field.tsx'
import { CenteredWrap } from '../../ui/layout/parts.tsx'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'end',
  },
})

const searches = () =>
  [
    { key: 'quiz', label: labels.searchQuizName },
    { key: 'course', label: labels.course },
    { key: 'module', label: labels.module },
  ] as const
type SearchKey = ListState['search']['key']
type TypedSearches = Partial<Record<SearchKey, string>>

type FieldSearchesProps = {
  typed: TypedSearches
  onType: (typed: TypedSearches) => void
  onRun: (key: SearchKey) => void
}

const FieldSearches = ({ typed, onType, onRun }: FieldSearchesProps) => (
  <Fields>
    {searches().map(({ key, label }) => (
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

const Bar = chakra('search', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

type SearchBarProps = {
  search: ListState['search']
  onFind: (text: string) => void
  onSearch: (key: SearchKey, value: string) => void
  onReset: () => void
  /** More filters, shown beside the search. */
  children?: ReactNode
}

/**
 * A search over all fields and, under "Filter", one for each of three fields. Running one clears the others.
 */
export const SearchBar = ({ search, onFind, onSearch, onReset, children }: SearchBarProps) => {
  const isInOneField = search.search && !search.everywhere
  const [typed, setTyped] = useState<TypedSearches>(isInOneField ? { [search.key]: search.value } : {})
  const [isOpen, setIsOpen] = useState(isInOneField)
  // Remounts the search field when something other than typing in it changes the search.
  const [begun, setBegun] = useState(0)
  const id = useId()
  const run = (key: SearchKey) => {
    const value = typed[key] ?? ''
    if (value.trim() !== '') {
      setTyped({ [key]: value })
      setBegun(begun + 1)
    }
    onSearch(key, value)
  }
  const find = (text: string) => {
    if (text.trim() !== '') setTyped({})
    onFind(text)
  }
  const reset = () => {
    setTyped({})
    setBegun(begun + 1)
    onReset()
  }
  return (
    <Bar>
      <CenteredWrap>
        <FindField key={begun} value={search.search && search.everywhere ? search.value : ''} onFind={find} />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('Filter')}
        </Button>
        <Button variant="ghost" icon={<RotateCcw aria-hidden />} onClick={reset}>
          <span>{labels.reset}</span>
        </Button>
        {children}
      </CenteredWrap>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FieldSearches typed={typed} onType={setTyped} onRun={run} />}
      </div>
    </Bar>
  )
}
