import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../styled/chakra.tsx'
import { ChosenItem } from './chosen-item.tsx'
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

type MultiPickerProps = PickerProps & { values: readonly string[]; onChange: (values: string[]) => void }

/**
 * Selects several options, found by typing. The selected ones are listed below, each with a remove button.
 */
export const MultiPicker = ({ values, onChange, ...rest }: MultiPickerProps) => (
  <div>
    <ComboboxField {...rest} multiple values={values} onChange={onChange} />
    <Chosen aria-label={say('{label}: chosen', { label: rest.label })}>
      {values.map((value) => {
        const name = rest.options.find((option) => option.value === value)?.label ?? value
        return (
          <ChosenItem
            key={value}
            name={name}
            removeLabel={say('Remove {name}', { name })}
            disabled={rest.disabled}
            onRemove={() => onChange(values.filter((selected) => selected !== value))}
          />
        )
      })}
    </Chosen>
  </div>
)
