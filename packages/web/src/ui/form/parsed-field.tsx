import { useState } from 'react'
import { TextField } from './text-field.tsx'

type ParsedFieldProps<Value> = {
  label: string
  hideLabel?: boolean
  hint?: string
  placeholder: string
  value: Value
  write: (value: Value) => string
  read: (written: string) => Value
  onChange: (value: Value) => void
  onEnter?: () => void
}

/**
 * A field for a value that is written in one line. What is typed stays as it is while it means the value: "Paris | " is
 * not written as "Paris" before the next answer is typed.
 */
export const ParsedField = <Value,>({
  value,
  write,
  read,
  onChange,
  label,
  hideLabel = true,
  ...field
}: ParsedFieldProps<Value>) => {
  const [typed, setTyped] = useState('')
  const written = write(value)
  const isTyped = write(read(typed)) === written
  return (
    <TextField
      {...field}
      label={label}
      hideLabel={hideLabel}
      size="sm"
      spellCheck={false}
      maxLength={10_000}
      value={isTyped ? typed : written}
      onChange={(next) => {
        setTyped(next)
        onChange(read(next))
      }}
    />
  )
}
