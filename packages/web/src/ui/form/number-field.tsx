import { TextField } from './text-field.tsx'
import type { FieldProps } from './field.tsx'

type NumberFieldProps = FieldProps & {
  /** The digits as they are in the field; empty when nothing is written. */
  value: string
  onChange: (digits: string) => void
  maxDigits?: number
  size?: 'sm' | 'md'
  disabled?: boolean
}

/**
 * A whole number from 0: whatever is not a digit is not taken. What a too large number means is its owner's
 * rule.
 */
export const NumberField = ({ value, onChange, maxDigits = 9, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, maxDigits))}
  />
)
