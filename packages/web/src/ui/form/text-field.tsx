import type { InputHTMLAttributes, Ref } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { Field, type FieldProps } from './field.tsx'
import { areaRecipe, inputRecipe } from './input-recipe.ts'

const Input = chakra('input', inputRecipe)
const Area = chakra('textarea', {
  ...areaRecipe,
  base: {
    ...areaRecipe.base,
    resize: 'vertical',
    display: 'block',
    fieldSizing: 'content',
    maxHeight: '24rem',
  },
})

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'placeholder'
  | 'disabled'
  | 'autoFocus'
  | 'autoComplete'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'name'
  | 'inputMode'
  | 'spellCheck'
  | 'dir'
>
type TextFieldProps = FieldProps &
  Native & {
    value: string
    onChange: (value: string) => void
    onBlur?: () => void
    onEnter?: () => void
    type?: 'text' | 'search' | 'email' | 'url' | 'datetime-local'
    size?: 'sm' | 'md'
    /** Makes it a textarea with at least this many lines, which grows with its text. */
    lines?: number
    inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
  }

export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  alert,
  required,
  value,
  onChange,
  onBlur,
  onEnter,
  type = 'text',
  size,
  lines,
  inputRef,
  ...native
}: TextFieldProps) => (
  <Field label={label} hideLabel={hideLabel} hint={hint} error={error} alert={alert} required={required}>
    {(control) =>
      lines ? (
        <Area
          {...control}
          // What is written runs as its own language does; an empty field as the page.
          dir={value === '' ? undefined : 'auto'}
          {...native}
          ref={inputRef}
          rows={lines}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          {...control}
          {...native}
          ref={inputRef}
          type={type}
          size={size}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={
            onEnter && ((event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter())
          }
        />
      )
    }
  </Field>
)
