import { chakra } from '../styled/chakra.tsx'
import { Field, type FieldProps } from './field.tsx'
import { inputRecipe } from './input-recipe.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      insetEnd: '3.5',
      top: '50%',
      boxSize: '1.5',
      mt: '-1',
      // Turned by 45 degrees, the right and the lower edge are an arrow, whatever the direction of the text.
      borderRightWidth: '1.5px',
      borderBottomWidth: '1.5px',
      borderColor: 'fg.muted',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
  },
})
const Native = chakra('select', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    pe: '8',
    textOverflow: 'ellipsis',
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
})

export type Choice<V extends string = string> = { value: V; label: string; disabled?: boolean }
type SelectProps<V extends string> = FieldProps & {
  value: V
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  disabled?: boolean
  autoFocus?: boolean
  size?: 'sm' | 'md'
}

/** The browser's own select, which phones and screen readers handle best. For a long list use `Picker`. */
export const Select = <V extends string>({
  value,
  onChange,
  options,
  disabled,
  autoFocus,
  size,
  ...field
}: SelectProps<V>) => (
  <Field {...field}>
    {(control) => (
      <Frame>
        <Native
          {...control}
          size={size}
          disabled={disabled}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value ?? value)
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
      </Frame>
    )}
  </Field>
)
