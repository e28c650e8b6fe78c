import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useId } from 'react'
import { Button } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { inputRecipe } from '../form/input-recipe.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignItems: 'center',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) auto' },
    // The label is beside its field where searches are stacked, and above it where they are in a row.
    '& > label': { textStyle: 'label', gridColumn: { lg: '1 / -1' } },
  },
})
const Input = chakra('input', inputRecipe)
const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error', gridColumn: '1 / -1' } })

type SearchFieldProps = {
  label: string
  value: string
  maxLength?: number
  /** Why the search was refused. */
  error?: string | undefined
  onChange: (value: string) => void
  onSearch: () => void
}

/** A search form with one field, submitted by Enter or by its button. */
export const SearchField = ({ label, value, maxLength, error, onChange, onSearch }: SearchFieldProps) => {
  const id = useId()
  return (
    <Form
      aria-label={say('Search by {label}', { label: label.toLowerCase() })}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        size="sm"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        aria-label={say('{go}: search by {label}', { go: labels.go, label: label.toLowerCase() })}
      >
        {labels.go}
      </Button>
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
    </Form>
  )
}
