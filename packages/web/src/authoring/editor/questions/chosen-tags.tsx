import { X } from 'lucide-react'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Chosen = chakra('ul', { base: { display: 'contents', listStyle: 'none' } })
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
    },
  },
})

/** The tags that are chosen, each with a cross. */
export const ChosenTags = ({
  names,
  onRemove,
}: {
  names: readonly string[]
  onRemove: (name: string) => void
}) => (
  <Chosen aria-label="Tags">
    {names.map((name) => (
      <Item key={name}>
        <span>{name}</span>
        <button type="button" aria-label={`Remove tag ${name}`} onClick={() => onRemove(name)}>
          <X size={14} aria-hidden />
        </button>
      </Item>
    ))}
  </Chosen>
)
