import { useState } from 'react'
import type { FieldProps } from './field.tsx'
import { readDigits } from './read-digits.ts'
import { TextField } from './text-field.tsx'

type NumberFieldProps = FieldProps & {
  /** The digits in the field; empty if nothing is typed. */
  value: string
  onChange: (digits: string) => void
  maxDigits?: number
  /** A higher number empties the field. */
  max?: number
  size?: 'sm' | 'md'
  disabled?: boolean
}

const nothingRefused = { refusal: undefined, isStuck: false } as const

/** A field for a non-negative integer, which says what it does not take. The caller validates the range. */
export const NumberField = ({ value, onChange, maxDigits = 9, max, alert, ...rest }: NumberFieldProps) => {
  const [{ refusal, isStuck }, setRead] = useState<{ refusal: string | undefined; isStuck: boolean }>(
    nothingRefused,
  )
  return (
    <TextField
      {...rest}
      alert={refusal ?? alert}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onBlur={() => setRead(nothingRefused)}
      onChange={(text) => {
        const read = readDigits(text, { value, isStuck }, { maxDigits, ...(max !== undefined && { max }) })
        setRead(read)
        if (read.value !== value) onChange(read.value)
      }}
    />
  )
}
