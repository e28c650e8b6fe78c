import { chakra } from '@chakra-ui/react/styled-system'
import { lengths } from '@quizwright/contracts/limits.ts'
import type { Option } from '@quizwright/contracts/schemas/question.ts'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { type Content, ContentField } from './content-field.tsx'

const Row = chakra('li', { base: { display: 'flex', alignItems: 'flex-start', gap: '2' } })
const Mark = chakra('label', {
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', minWidth: '10', height: '10', flexShrink: '0', cursor: 'pointer', borderRadius: 'l2', color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' }, '&:has(:checked)': { color: 'green.fg', fontWeight: 'semibold' },
    '& input': { boxSize: '4', accentColor: '{colors.green.solid}', cursor: 'pointer' },
  },
})

type OptionRowProps = {
  option: Option
  /** From 1, as the messages count. */
  no: number
  /** Radios of one name leave each other no mark; a question with two correct options shows both. */
  radioName: string
  invalid: boolean
  canRemove: boolean
  onChange: (changes: Partial<Pick<Option, 'option' | 'equation' | 'image_url'>>) => void
  onMark: () => void
  onRemove: () => void
  onLeave: () => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** The wire's names for what an option is made of. */
const toOption = ({ text, equation, image }: Partial<Content>) => ({
  ...(text === undefined ? {} : { option: text }), ...(equation === undefined ? {} : { equation }), ...(image === undefined ? {} : { image_url: image }),
})

export const OptionRow = ({ option, no, radioName, invalid, canRemove, onChange, onMark, onRemove, onLeave, onKeyDown }: OptionRowProps) => (
  <Row data-field={`option-${no - 1}`}>
    <Mark title="The correct option">
      <input type="radio" name={radioName} checked={option.is_correct} onChange={onMark} aria-label={`Option ${no} is the correct one`} />
      {no}
    </Mark>
    <ContentField
      name={`Option ${no}`} content={{ text: option.option, equation: option.equation, image: option.image_url }} maxLength={lengths.option} placeholder={`Option ${no}`} invalid={invalid}
      onChange={(changes) => onChange(toOption(changes))} onLeave={onLeave} onKeyDown={onKeyDown}
    >
      <IconButton label={`Remove option ${no}`} icon={<X aria-hidden />} disabled={!canRemove} onClick={onRemove} />
    </ContentField>
  </Row>
)
