import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useIsSelected, useIsSelecting } from './use-selection.ts'

/** Subdued until the pointer is over the card or something is selected. */
const Place = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    ms: { base: '-1', md: '-1.5' },
    cursor: 'pointer',
    '& input': { boxSize: '4', cursor: 'inherit', opacity: '0.45' },
    '& > input:is(:checked, :focus-visible, [data-selecting])': { opacity: '1' },
    'section:hover > * > &': { '& > input': { opacity: '1' } },
    '@media (hover: none)': { '& > input': { opacity: '0.7' } },
  },
})

/**
 * Selects a question; with Shift, all from the one selected last. Selecting does not activate the
 * question. The checkbox is a tab stop once something is selected.
 */
export const SelectBox = memo(({ questionId: id, no }: { questionId: string; no: number }) => {
  const { store, selection } = useEditor()
  const isSelected = useIsSelected(selection, id)
  const isSelecting = useIsSelecting(selection)
  return (
    <Place data-select title={say('Select (Alt + X; with Shift all from the last one)')}>
      <input
        type="checkbox"
        aria-label={say('Select question {number}', { number: no })}
        aria-keyshortcuts="Alt+X"
        data-selecting={isSelecting || undefined}
        tabIndex={isSelecting ? 0 : -1}
        checked={isSelected}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
          const { questions } = store.getSnapshot().context.document
          if (isRange)
            selection.extend(
              questions.map(({ _id }) => _id),
              id,
            )
          else selection.toggle(id)
        }}
      />
    </Place>
  )
})
