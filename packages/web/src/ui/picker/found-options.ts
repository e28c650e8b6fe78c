import { findOptions, type PickerOption } from './picker-options.ts'

/** The value of the option that adds the typed text. Ids contain no blank, so no other option has it. */
export const createValue = ' create'

type Sought = {
  options: readonly PickerOption[]
  /** What is chosen already. */
  values: readonly string[]
  typed: string
  multiple: boolean
  /** Whether what is typed may be added as a new option. */
  canCreate: boolean
}

/** What a picker lists for the typed text: the options that fit it, and last to add it where none is called so. */
export const foundOptions = ({ options, values, typed, multiple, canCreate }: Sought): PickerOption[] => {
  // What is chosen stands below a field for several: the list offers the others.
  const offered = multiple && typed === '' ? options.filter(({ value }) => !values.includes(value)) : options
  const matches = findOptions(offered, typed)
  const name = typed.trim()
  const exists = options.some(({ label }) => label.toLowerCase() === name.toLowerCase())
  return canCreate && name !== '' && !exists
    ? [...matches, { value: createValue, label: `Add “${name}”` }]
    : matches
}
