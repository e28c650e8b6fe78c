import { say } from '@quizwright/domain/language/say.ts'
import { findOptions, type PickerOption } from './picker-options.ts'

/** The value of the option that adds the typed text. It begins with a blank, so no id can be equal to it. */
export const createValue = ' create'

type OptionFilter = {
  options: readonly PickerOption[]
  /** The values that are already chosen. */
  values: readonly string[]
  typed: string
  multiple: boolean
  /** Whether the typed text may be added as a new option. */
  canCreate: boolean
}

/**
 * The options that a picker lists for the typed text: matching options and, if none has exactly this text,
 * one that adds it.
 */
export const foundOptions = ({
  options,
  values,
  typed,
  multiple,
  canCreate,
}: OptionFilter): PickerOption[] => {
  // Chosen options are listed below a field for several, so its list offers only the others.
  const offered = multiple && typed === '' ? options.filter(({ value }) => !values.includes(value)) : options
  const matches = findOptions(offered, typed)
  const name = typed.trim()
  const exists = options.some(({ label }) => label.toLowerCase() === name.toLowerCase())
  return canCreate && name !== '' && !exists
    ? [...matches, { value: createValue, label: say('Add “{name}”', { name }) }]
    : matches
}
