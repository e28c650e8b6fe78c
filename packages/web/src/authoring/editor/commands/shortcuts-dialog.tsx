import { DescriptionList } from '../../../ui/list/description-list.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const groups = {
  Quiz: [
    ['Everything that can be done now', 'Ctrl + K'],
    ['Save, published or not as it is', 'Ctrl + S'],
    ['Undo, redo', 'Ctrl + Z, Ctrl + Shift + Z'],
    ['Find and replace', 'Ctrl + Shift + F, Ctrl + H'],
    ['Go to a question by its number', '/'],
    ['These shortcuts', '?'],
  ],
  Writing: [
    ['Go on to the next option, or add one', 'Enter'],
    ['Mark the option as the correct one', 'Alt + Enter'],
    ['Remove an empty option', 'Backspace'],
    ['To the text above or below', '↑, ↓'],
    ['Along the details and tools of a question', '←, →'],
    ['Add an equation', 'Alt + ='],
    ['Add an image', 'Alt + I'],
  ],
  'The active question': [
    ['Add a question below', 'Ctrl + Enter'],
    ['Duplicate the question', 'Ctrl + D'],
    ['Move the question up or down', 'Alt + ↑, Alt + ↓'],
    ['Move the question to a number', 'Alt + M'],
    ['Delete the question', 'Alt + Delete'],
  ],
  'Several questions': [
    ['Select the question', 'Alt + X'],
    ['Select all from the one selected last', 'Alt + Shift + X, Shift + click'],
    ['Clear the selection', 'Esc'],
  ],
} as const

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
  <Dialog open title="Keyboard shortcuts" size="lg" closeOnPressOutside onClose={onClose}>
    <Groups>
      {Object.entries(groups).map(([group, shortcuts]) => (
        <section key={group}>
          <h3>{group}</h3>
          <DescriptionList>
            {shortcuts.flatMap(([what, keys]) => [<dt key={what}>{what}</dt>, <dd key={keys}>{keys}</dd>])}
          </DescriptionList>
        </section>
      ))}
    </Groups>
  </Dialog>
)

export default ShortcutsDialog
