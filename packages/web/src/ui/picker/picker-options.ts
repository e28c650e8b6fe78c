import type { FieldProps } from '../form/field.tsx'

export type PickerOption = { value: string; label: string }

export type PickerProps = FieldProps & {
  options: readonly PickerOption[]
  placeholder?: string
  disabled?: boolean
  loading?: boolean
  /** The options could not be fetched: this sentence stands below the field, and pressing it tries again. */
  failure?: string | undefined
  onRetry?: () => void
  /** Given where one may add what is not in the list: called with the text typed. */
  onCreate?: (label: string) => void
}

/**
 * The options whose name holds what was typed, whatever the case; those that begin with it first. At most
 * `most`.
 */
export const findOptions = (options: readonly PickerOption[], typed: string, most = 100): PickerOption[] => {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return options.slice(0, most)
  const holds = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const [first, later] = [true, false].map((begins) =>
    holds.filter((option) => option.label.toLowerCase().startsWith(wanted) === begins),
  )
  return [...first!, ...later!].slice(0, most)
}
