import { useId } from 'react'
import { chakra } from '../styled/chakra.tsx'
import type { Choice } from './select.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minWidth: '0',
    '& legend': { textStyle: 'label', mb: '1.5' },
  },
})
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' } })
const Item = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    textStyle: 'sm',
    cursor: 'pointer',
    '&:has(:disabled)': { layerStyle: 'disabled' },
    '& input': { boxSize: '4' },
  },
})
const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error' } })

type RadioGroupProps<V extends string> = {
  label: string
  value: V | undefined
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  error?: string
  disabled?: boolean
}

export const RadioGroup = <V extends string>({
  label,
  value,
  onChange,
  options,
  error,
  disabled,
}: RadioGroupProps<V>) => {
  const name = useId()
  return (
    <Group disabled={disabled} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <Item key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Item>
        ))}
      </Row>
      <div aria-live="polite">{error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}</div>
    </Group>
  )
}
