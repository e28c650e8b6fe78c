import { X } from 'lucide-react'
import { chakra } from '../styled/chakra.tsx'
import { ComboboxField } from './combobox-field.tsx'
import type { PickerProps } from './picker-options.ts'

const Chosen = chakra('ul', {
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

type ManyProps = PickerProps & { values: readonly string[]; onChange: (values: string[]) => void }

/** Any number of many, found by typing. What is chosen stands below, each with a cross. */
export const MultiPicker = ({ values, onChange, ...rest }: ManyProps) => (
  <div>
    <ComboboxField {...rest} multiple values={values} onChange={onChange} />
    <Chosen aria-label={`${rest.label}: chosen`}>
      {values.map((value) => {
        const label = rest.options.find((option) => option.value === value)?.label ?? value
        return (
          <Item key={value}>
            <span>{label}</span>
            <button
              type="button"
              aria-label={`Remove ${label}`}
              disabled={rest.disabled}
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <X aria-hidden />
            </button>
          </Item>
        )
      })}
    </Chosen>
  </div>
)
