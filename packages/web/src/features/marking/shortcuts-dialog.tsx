import { say } from '@quizwright/domain/language/say.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SummaryList } from './summary-list.tsx'

const shortcuts = () =>
  [
    [say('Type a mark'), say('0–9, point or comma')],
    [say('Half a mark more or less'), 'H'],
    [say('Save the mark or confirm the suggestion, and continue'), 'Enter'],
    [say('The same, while writing a comment'), 'Ctrl + Enter'],
    [say('Next answer'), 'J'],
    [say('Previous answer'), 'K'],
    [say('Write a comment'), 'C'],
    [say('Leave the comment'), 'Esc'],
    [say('Undo the last mark'), say('U or Ctrl + Z')],
    [say('These shortcuts'), '?'],
  ] as const

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title={say('Keyboard shortcuts')} closeOnPressOutside>
    <SummaryList facts={shortcuts()} />
  </Dialog>
)
