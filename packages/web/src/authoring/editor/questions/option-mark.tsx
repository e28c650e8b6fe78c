import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { type KeyboardEvent } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'

const Mark = chakra('label', {
  base: {
    gridColumn: '1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: '10',
    height: '10',
    cursor: 'pointer',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': { color: 'green.fg', fontWeight: 'semibold' },
    '& input': { boxSize: '4', '--mark': 'colors.green.solid', cursor: 'pointer' },
    '[data-collapsed] > &': { height: '6' },
  },
})

type OptionMarkProps = {
  questionId: string
  index: number
  isCorrect: boolean
  /** Whether several options may be correct. Then each mark is turned on and off by itself. */
  takesMany: boolean
  /**
   * The name of the radio group; undefined if two options are correct, because radios of one group could not
   * show both.
   */
  radioName: string
  /** Whether this radio is the tab stop of its group. */
  isStop: boolean
}

export const OptionMark = memo(
  ({ questionId: id, index, isCorrect, takesMany, radioName, isStop }: OptionMarkProps) => {
    const { store } = useEditor()
    const mark = () => store.trigger.markCorrect({ id, option: index })
    return (
      <Mark
        title={takesMany ? say('A correct option') : say('The correct option')}
        style={{ gridRow: index + 1 }}
      >
        {/* Given two marked options, choosing one of them is no change to the browser. */}
        <input
          type={takesMany ? 'checkbox' : 'radio'}
          name={radioName}
          checked={isCorrect}
          tabIndex={isStop ? 0 : -1}
          onChange={mark}
          {...(!takesMany && {
            onClick: mark,
            onKeyDown: (event: KeyboardEvent) => event.key === ' ' && mark(),
          })}
          aria-label={
            takesMany
              ? say('Option {number} is correct', { number: index + 1 })
              : say('Option {number} is the correct one', { number: index + 1 })
          }
        />
        {index + 1}
      </Mark>
    )
  },
)
