import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { clipped } from '../../../ui/styled/clipped.ts'

const Frame = chakra('section', {
  base: {
    minWidth: '0',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > div:not([hidden])': { pb: '6' },
  },
})
const Heading = chakra('h3', { base: { margin: '0' } })
const Toggle = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto 11rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '2',
    width: 'full',
    minHeight: '11',
    py: { base: '2', sm: '0' },
    textAlign: 'start',
    textStyle: 'sm',
    cursor: 'button',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
    '& > strong': { fontWeight: 'semibold', color: 'fg.muted' },
    '& > span': {
      gridColumn: { base: '2', sm: 'auto' },
      color: 'fg.muted',
      ...clipped,
    },
    '& > svg': { boxSize: '4', color: 'fg.muted', transition: 'transform 120ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
})

type CollapsibleProps = {
  title: string
  /** The content in one line, shown while the group is collapsed. */
  summary: string
  /** Whether the group is open when it is first shown. */
  open: boolean
  /** Whether something inside must be seen. Opens the group; it stays open until the user closes it. */
  needed: boolean
  children: ReactNode
}

/** A group of fields that already have values, which it summarizes while collapsed. */
export const Collapsible = ({ title, summary, open, needed, children }: CollapsibleProps) => {
  const [isOpen, setOpen] = useState(open)
  const id = useId()
  if (needed && !isOpen) setOpen(true)
  return (
    <Frame>
      <Heading>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => !needed && setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden />
          <strong>{title}</strong>
          {!isOpen && <span dir="auto">{summary}</span>}
        </Toggle>
      </Heading>
      <div id={id} role="group" aria-label={title} hidden={!isOpen}>
        {children}
      </div>
    </Frame>
  )
}
