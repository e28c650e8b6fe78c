import { X } from 'lucide-react'
import { chakra } from '../styled/chakra.tsx'
import { ComboboxField } from './combobox-field.tsx'
import type { PickerProps } from './picker-options.ts'

const SelectedList = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyle: 'none',
    mt: '2',
    _empty: { display: 'none' },
  },
})
const Item = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    ps: '2.5',
    maxWidth: 'full',
    height: '7',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'xs',
    fontWeight: 'medium',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      borderRadius: 'full',
      cursor: 'button',
      _hover: { bg: 'accent.muted' },
      '& svg': { width: '0.875rem', height: '0.875rem' },
    },
  },
})

type MultiPickerProps = PickerProps & { values: readonly string[]; onChange: (values: string[]) => void }

/** Selects several options, found by typing. The selected ones are listed below, each with a remove button. */
export const MultiPicker = ({ values, onChange, ...rest }: MultiPickerProps) => (
  <div>
    <ComboboxField {...rest} multiple values={values} onChange={onChange} />
    <SelectedList aria-label={`${rest.label}: chosen`}>
      {values.map((value) => {
        const label = rest.options.find((option) => option.value === value)?.label ?? value
        return (
          <Item key={value}>
            <span>{label}</span>
            <button
              type="button"
              aria-label={`Remove ${label}`}
              disabled={rest.disabled}
              onClick={() => onChange(values.filter((selected) => selected !== value))}
            >
              <X aria-hidden />
            </button>
          </Item>
        )
      })}
    </SelectedList>
  </div>
)
