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

/** Digits as a person writes a number: 24, also where the field held a 0 before. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

/** A non-negative integer: anything but digits is ignored. The caller validates the range. */
export const NumberField = ({ value, onChange, maxDigits = 9, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={(text) => onChange(digitsOf(text).slice(0, maxDigits))}
  />
)
