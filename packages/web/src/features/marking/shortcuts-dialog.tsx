import { Dialog } from '../../ui/dialog.tsx'
import { SummaryList } from './summary-list.tsx'

const shortcuts = [
  ['Type a mark', '0 … 9 and point or comma'],
  ['Half a mark more or less', 'H'],
  ['Save the mark, or confirm the suggested one, and go on', 'Enter'],
  ['The same while you write a comment', 'Ctrl + Enter'],
  ['Next answer', 'J'],
  ['Previous answer', 'K'],
  ['Write a comment', 'C'],
  ['Leave the comment', 'Esc'],
  ['Undo the last mark', 'U or Ctrl + Z'],
  ['These shortcuts', '?'],
] as const

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keyboard shortcuts" closeOnPressOutside>
    <SummaryList facts={shortcuts} />
  </Dialog>
)
