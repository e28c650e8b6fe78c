import { say, texts } from '@quizwright/domain/language/say.ts'
import { bankFigures, bankOrders, bankUses } from '@quizwright/contracts/schemas/question-bank.ts'
import { difficulties } from '@quizwright/domain/schemas/question.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { BankFilters } from './use-bank.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
})

const figureNames: Record<(typeof bankFigures)[number], string> = texts({
  easy: 'Easy: 80% of the marks or more',
  medium: 'Medium: 40–80%',
  hard: 'Hard: below 40%',
  discriminating: 'Tells students apart well (discrimination 30 or more)',
})
const useNames: Record<(typeof bankUses)[number], string> = texts({
  answered: 'Answered before',
  'not answered': 'Not answered yet',
})
const orderNames: Record<(typeof bankOrders)[number], string> = texts({
  newest: 'Newest first',
  'least used': 'Least used first',
  easiest: 'Easiest first',
  hardest: 'Hardest first',
  'most discriminating': 'Best at telling students apart first',
})

/** The choices of a filter; '' means no filter. */
const choices = <Value extends string>(
  unfiltered: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): { value: Value | ''; label: string }[] => [
  { value: '', label: unfiltered },
  ...values.map((value) => ({ value, label: nameOf(value) })),
]

type BankFiltersProps = {
  filters: BankFilters
  tags: readonly { tag_name: string; questions: number }[]
  onChange: (filters: BankFilters) => void
}

export const BankFilterFields = ({ filters, tags, onChange }: BankFiltersProps) => {
  const set = <Name extends keyof BankFilters>(name: Name, value: BankFilters[Name] | '') =>
    onChange({ ...filters, [name]: value === '' ? undefined : value })
  const [tag = ''] = filters.tag_names ?? []
  return (
    <Fields role="search">
      <TextField
        label={say('Search')}
        type="search"
        hint={say('Search questions, options, tags and quiz names.')}
        maxLength={lengths.search}
        value={filters.words ?? ''}
        onChange={(words) => set('words', words)}
      />
      <Select
        label={say('Tag')}
        value={tag}
        options={choices(
          say('Any tag'),
          tags.map(({ tag_name }) => tag_name),
          (name) => `${name} (${tags.find(({ tag_name }) => tag_name === name)?.questions ?? 0})`,
        )}
        onChange={(name) => set('tag_names', name === '' ? undefined : [name])}
      />
      <Select
        label={say('Difficulty')}
        value={filters.difficulty ?? ''}
        options={choices(say('Any'), difficulties, (name) => name)}
        onChange={(value) => set('difficulty', value)}
      />
      <Select
        label={say('Answered by students')}
        value={filters.use ?? ''}
        options={choices(say('Any'), bankUses, (value) => say(useNames[value]))}
        onChange={(value) => set('use', value)}
      />
      <Select
        label={say('Measured difficulty')}
        value={filters.figures ?? ''}
        options={choices(say('Any'), bankFigures, (value) => say(figureNames[value]))}
        onChange={(value) => set('figures', value)}
      />
      <Select
        label={say('Order')}
        value={filters.order ?? 'newest'}
        options={bankOrders.map((value) => ({ value, label: say(orderNames[value]) }))}
        onChange={(value) => set('order', value)}
      />
    </Fields>
  )
}
