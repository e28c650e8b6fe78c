import { say } from '@quizwright/domain/language/say.ts'
import { flagOf } from '@quizwright/domain/csv/words.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const Line = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '2' },
})
const Mark = chakra('input', {
  base: { boxSize: '5', mt: '2.5', '--mark': 'colors.green.solid', cursor: 'pointer' },
})

const isMarked = (cell: string): boolean => flagOf(cell) === true

type OptionCellsProps = {
  /** The number of the option. */
  no: number
  text: string
  correct: string
  error: string | undefined
  /** Which of the two fields takes the focus. */
  focused: 'text' | 'mark' | undefined
  onText: (text: string) => void
  onMark: () => void
}

/** The cells of an option that are repaired most often: its text and its correct mark. */
export const OptionCells = ({ no, text, correct, error, focused, onText, onMark }: OptionCellsProps) => (
  <Line>
    {/* No common name: a file may mark two options as correct, and both must be visible. To the browser,
        choosing an option that is marked already is no change. */}
    <Mark
      type="radio"
      aria-label={say('Option {number} is the correct one', { number: no })}
      checked={isMarked(correct)}
      autoFocus={focused === 'mark'}
      onChange={onMark}
      onClick={onMark}
      onKeyDown={(event) => event.key === ' ' && onMark()}
    />
    <TextField
      label={say('Option {number}', { number: no })}
      hideLabel
      placeholder={say('Option {number}', { number: no })}
      value={text}
      error={error}
      autoFocus={focused === 'text'}
      onChange={onText}
    />
  </Line>
)
