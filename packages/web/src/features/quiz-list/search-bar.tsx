import { lengths } from '@quizwright/contracts/limits.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { FindField } from './find-field.tsx'

const Bar = chakra('search', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const First = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'end',
    '&[hidden]': { display: 'none' },
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
  onFind: (text: string) => void
  onSearch: (key: SearchKey, value: string) => void
  onReset: () => void
  /** More filters, beside the search. */
  children?: ReactNode
}

/** One search over all, and under "Filter" one for each of three fields: what the others hold goes when one runs. */
export const SearchBar = ({ search, onFind, onSearch, onReset, children }: SearchBarProps) => {
  const isInOneField = search.search && !search.everywhere
  const [typed, setTyped] = useState<Partial<Record<SearchKey, string>>>(
    isInOneField ? { [search.key]: search.value } : {},
  )
  const [isOpen, setIsOpen] = useState(isInOneField)
  // The field of the one search begins again when something else than its own typing changed what is searched for.
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
      <First>
        <FindField key={begun} value={search.search && search.everywhere ? search.value : ''} onFind={find} />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filter
        </Button>
        <Button variant="ghost" icon={<RotateCcw aria-hidden />} onClick={reset}>
          <span>{labels.reset}</span>
        </Button>
        {children}
      </First>
      <Fields id={id} hidden={!isOpen}>
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
      </Fields>
    </Bar>
  )
}
