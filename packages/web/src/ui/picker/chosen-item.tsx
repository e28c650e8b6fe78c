import { X } from 'lucide-react'
import { chakra } from '../styled/chakra.tsx'
import { clipped } from '../styled/clipped.ts'

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
    '& > span': clipped,
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      borderRadius: 'full',
      cursor: 'button',
      _hover: { bg: 'accent.muted' },
    },
  },
})

type ChosenItemProps = {
  name: string
  /** The accessible name of the remove button. */
  removeLabel: string
  disabled?: boolean | undefined
  onRemove: () => void
}

/** A chosen item with a button that removes it. */
export const ChosenItem = ({ name, removeLabel, disabled, onRemove }: ChosenItemProps) => (
  <Item>
    <span dir="auto">{name}</span>
    <button type="button" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
      <X size={14} aria-hidden />
    </button>
  </Item>
)
