import type { KeyboardEvent } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
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
  const close = () => {
    onClose()
    search.goInto()
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
