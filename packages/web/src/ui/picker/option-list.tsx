import { say } from '@quizwright/domain/language/say.ts'
import { Combobox } from '@chakra-ui/react/combobox'
import { Check, Plus } from 'lucide-react'
import { chakra } from '../styled/chakra.tsx'
import { createValue } from './found-options.ts'
import type { PickerOption } from './picker-options.ts'

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '2.5',
  minHeight: '9',
  width: 'full',
  borderRadius: 'md',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.muted' },
  _icon: { boxSize: '4', flexShrink: 0 },
} as const
const Note = chakra('div', {
  base: {
    px: '2.5',
    py: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
  },
})
/** Says why a list is empty. */
const noneText = (hasFailed: boolean, areAllChosen: boolean): string => {
  if (hasFailed) return say('Not found')
  return areAllChosen ? say('All selected.') : say('No matches.')
}

type OptionListProps = {
  options: readonly PickerOption[]
  loading: boolean
  hasFailed: boolean
  /** Whether nothing is typed and every option is already chosen. */
  areAllChosen: boolean
}

export const OptionList = ({ options, loading, hasFailed, areAllChosen }: OptionListProps) => (
  <Combobox.Positioner>
    <Combobox.Content
      zIndex="popover"
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="md"
      p="1"
      maxHeight="min(20rem, var(--available-height))"
      width="var(--reference-width)"
      overflowY="auto"
    >
      {loading && <Note role="status">{say('Loading…')}</Note>}
      {!loading && options.length === 0 && <Note>{noneText(hasFailed, areAllChosen)}</Note>}
      {options.map((option) => (
        <Combobox.Item key={option.value} item={option} {...optionStyles}>
          {option.value === createValue && <Plus size={16} aria-hidden />}
          <Combobox.ItemText flex="1">{option.label}</Combobox.ItemText>
          <Combobox.ItemIndicator color="accent.fg">
            <Check size={16} aria-hidden />
          </Combobox.ItemIndicator>
        </Combobox.Item>
      ))}
    </Combobox.Content>
  </Combobox.Positioner>
)
