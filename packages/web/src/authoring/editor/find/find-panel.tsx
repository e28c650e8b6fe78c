import { type KeyboardEvent, useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { findKeys } from './find-button.tsx'
import { FindLine } from './find-line.tsx'
import { ReplaceLine } from './replace-line.tsx'
import { useSearch } from './use-search.ts'

const Panel = chakra('div', {
  base: {
    // On a phone, the state of the save stays below the buttons, above this.
    order: { base: '2', sm: '0' },
    flex: '1 0 100%',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '2',
    mt: '0.5',
  },
})

/** Without a match, the focus returns to what had it before, or to the button that opens the panel. */
const focusAgain = (opener: Element | null): void => {
  const target =
    opener === document.body ? document.querySelector(`[aria-keyshortcuts="${findKeys}"]`) : opener
  if (target instanceof HTMLElement) target.focus()
}

type FindPanelProps = {
  label: string
  /** The text that was selected when the panel was opened. */
  initial: string
  /** How often it was opened. The field takes the focus each time. */
  round: number
  onClose: () => void
}

/** Finds and replaces a text in the questions, options and solutions of the quiz. */
export const FindPanel = ({ label, initial, round, onClose }: FindPanelProps) => {
  const search = useSearch(initial)
  const [opener] = useState(() => document.activeElement)
  const close = () => {
    onClose()
    if (search.current) search.goInto()
    else focusAgain(opener)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <Panel role="search" aria-label={label} onKeyDown={onKeyDown}>
      <FindLine search={search} round={round} onClose={close} />
      <ReplaceLine search={search} />
    </Panel>
  )
}
