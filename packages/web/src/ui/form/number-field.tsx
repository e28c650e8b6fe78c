import { TextField } from './text-field.tsx'
import type { FieldProps } from './field.tsx'

type NumberFieldProps = FieldProps & {
  /** The digits in the field; empty if nothing is typed. */
  value: string
  onChange: (digits: string) => void
  maxDigits?: number
  size?: 'sm' | 'md'
  disabled?: boolean
}

/** Keeps only digits and removes leading zeros, such as when 24 is typed after a 0. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

/**
 * A field for a non-negative integer, which ignores everything except digits. The caller validates the range.
 */
export const NumberField = ({ value, onChange, maxDigits = 9, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={(text) => onChange(digitsOf(text).slice(0, maxDigits))}
  />
)
