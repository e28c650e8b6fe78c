import { say } from '@quizwright/domain/language/say.ts'
import { DescriptionList } from '../../../ui/list/description-list.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const groups = () =>
  ({
    [say('Quiz')]: [
      [say('All available commands'), 'Ctrl + K'],
      [say('Save, and keep the quiz published or unpublished'), 'Ctrl + S'],
      [say('Undo, redo'), 'Ctrl + Z, Ctrl + Shift + Z'],
      [say('Find and replace'), 'Ctrl + Shift + F, Ctrl + H'],
      [say('Go to a question by its number'), '/'],
      [say('These shortcuts'), '?'],
    ],
    [say('Writing')]: [
      [say('Go to the next option, or add one'), 'Enter'],
      [say('Mark the option as the correct one'), 'Alt + Enter'],
      [say('Remove an empty option'), 'Backspace'],
      [say('Go to the field above or below'), '↑, ↓'],
      [say('Move through a question’s details and tools'), '←, →'],
      [say('Add an equation'), 'Alt + ='],
      [say('Add an image'), 'Alt + I'],
    ],
    [say('The active question')]: [
      [say('Add a question below'), 'Ctrl + Enter'],
      [say('Duplicate the question'), 'Ctrl + D'],
      [say('Move the question up or down'), 'Alt + ↑, Alt + ↓'],
      [say('Move the question to a number'), 'Alt + M'],
      [say('Delete the question'), 'Alt + Delete'],
    ],
    [say('Several questions')]: [
      [say('Select the question'), 'Alt + X'],
      [say('Select all from the last selected one'), say('Alt + Shift + X, Shift + click')],
      [say('Clear the selection'), 'Esc'],
    ],
  }) as const

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '6',
    alignItems: 'start',
    '& h3': { textStyle: 'title.sm', mb: '1' },
  },
})

/** Lists the keys of the editor. On a Mac, Ctrl can also be the Command key. */
const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={say('Keyboard shortcuts')} size="lg" closeOnPressOutside onClose={onClose}>
    <Groups>
      {Object.entries(groups()).map(([group, shortcuts]) => (
        <section key={group}>
          <h3>{group}</h3>
          <DescriptionList>
            {shortcuts.flatMap(([what, keys]) => [
              <dt key={what}>{what}</dt>,
              <dd key={keys}>
                <bdi dir="ltr">{keys}</bdi>
              </dd>,
            ])}
          </DescriptionList>
        </section>
      ))}
    </Groups>
  </Dialog>
)

export default ShortcutsDialog
