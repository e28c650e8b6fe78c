import { ComboboxField } from './combobox-field.tsx'
import type { PickerProps } from './picker-options.ts'

type OneProps = PickerProps & { value: string | null; onChange: (value: string | null) => void }

/** One of many, found by typing part of its name, whatever the case. */
export const Picker = ({ value, onChange, ...rest }: OneProps) => (
  <ComboboxField
    {...rest}
    values={value === null ? [] : [value]}
    onChange={(values) => onChange(values[0] ?? null)}
  />
)
