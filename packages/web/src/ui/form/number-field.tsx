import { TextField } from './text-field.tsx'
import type { FieldProps } from './field.tsx'

type NumberFieldProps = FieldProps & {
  /** The digits in the field; empty when nothing was typed. */
  value: string
  onChange: (digits: string) => void
  maxDigits?: number
  size?: 'sm' | 'md'
  disabled?: boolean
}

/** A non-negative integer: anything but digits is ignored. The caller validates the range. */
export const NumberField = ({ value, onChange, maxDigits = 9, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, maxDigits))}
  />
)
