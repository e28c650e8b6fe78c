import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { panelOrder } from './desk-order.ts'
import { readTypedMark, problemOfMark, toggleHalf } from './typed-mark.ts'

const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    flexBasis: { base: 'full', md: 'auto' },
    minWidth: '0',
    order: { base: panelOrder.choices, md: '0' },
    // On a phone all marks are in reach, in rows that are filled.
    mdDown: { '& > button': { flex: '1 0 auto', minWidth: '11', px: '1' } },
  },
})
const Typed = chakra('div', {
  base: { flexBasis: { base: 'full', md: 'auto' }, order: { base: panelOrder.typed, md: '0' } },
})

/** With more marks than this, a field replaces the buttons. */
const mostButtons = 20

type MarkChoicesProps = {
  totalMarks: number
  typed: string
  onType: (typed: string) => void
  onAccept: () => void
}

/**
 * A button for each whole mark, or a field if there would be too many. A further button adds or removes half
 * a mark.
 */
export const MarkChoices = ({ totalMarks, typed, onType, onAccept }: MarkChoicesProps) => {
  const mark = readTypedMark(typed)
  const hasHalf = mark !== undefined && !Number.isInteger(mark)
  const buttons = totalMarks <= mostButtons ? Math.floor(totalMarks) + 1 : 0
  return (
    <>
      {buttons === 0 && (
        <Typed>
          <TextField
            label={say('Type the mark')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={problemOfMark(typed, totalMarks)}
            onChange={onType}
            onEnter={onAccept}
          />
        </Typed>
      )}
      <Choices role="group" aria-label={say('Marks')}>
        {Array.from({ length: buttons }, (_, marks) => (
          <Button
            key={marks}
            size="sm"
            aria-pressed={mark === marks}
            variant={mark === marks ? 'solid' : 'outline'}
            onClick={() => onType(String(marks))}
          >
            {marks}
          </Button>
        ))}
        <Button
          size="sm"
          aria-label={hasHalf ? say('−½: half a mark less') : say('+½: half a mark more')}
          onClick={() => onType(toggleHalf(typed, totalMarks))}
        >
          <span dir="ltr">{hasHalf ? '−½' : '+½'}</span>
        </Button>
      </Choices>
    </>
  )
}
