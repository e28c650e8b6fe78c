import { ComboboxField } from './combobox-field.tsx'
import type { PickerProps } from './picker-options.ts'

type SinglePickerProps = PickerProps & { value: string | null; onChange: (value: string | null) => void }

/** Selects one option, found by typing a part of its name in any case. */
export const Picker = ({ value, onChange, ...rest }: SinglePickerProps) => (
  <ComboboxField
    {...rest}
    values={value === null ? [] : [value]}
    onChange={(values) => onChange(values[0] ?? null)}
  />
)
