import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { FieldProps } from '../form/field.tsx'

export type PickerOption = { value: string; label: string }

export type PickerProps = FieldProps & {
  options: readonly PickerOption[]
  placeholder?: string
  disabled?: boolean
  loading?: boolean
  /** Why the options could not be loaded. Shown below the field as a button that retries. */
  failure?: string | undefined
  onRetry?: () => void
  /** Called with the text that is typed, if the options are those that match it. */
  onType?: (typed: string) => void
  /** Set if new options may be added. Called with the typed text. */
  onCreate?: (label: string) => void
}

/** The props of a field for one option or, with `multiple`, for several. */
export type ComboboxFieldProps = PickerProps & {
  values: readonly string[]
  onChange: (values: string[]) => void
  multiple?: boolean
  /** What the field has when it appears, as if it was typed. */
  typed?: string
}

export const placeholderOf = ({ failure, placeholder }: Pick<PickerProps, 'failure' | 'placeholder'>) =>
  failure ? say('Not found') : placeholder

/** The options whose label contains the typed text in any case, at most `limit`; those that start with it first. */
export const findOptions = (options: readonly PickerOption[], typed: string, limit = 100): PickerOption[] => {
  const searched = typed.trim().toLowerCase()
  if (searched === '') return options.slice(0, limit)
  const matching = options.filter((option) => option.label.toLowerCase().includes(searched))
  const [first, later] = [true, false].map((atStart) =>
    matching.filter((option) => option.label.toLowerCase().startsWith(searched) === atStart),
  )
  return [...defined(first, 'first'), ...defined(later, 'later')].slice(0, limit)
}
