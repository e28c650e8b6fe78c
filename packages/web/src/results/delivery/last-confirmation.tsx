import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { SureSuggestions } from '@quizwright/contracts/schemas/marking.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useUndoConfirmation } from './use-undo-confirmation.ts'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '& > p': { flex: '1 1 14rem' },
  },
})

type LastConfirmationProps = {
  quizId: string
  last: NonNullable<SureSuggestions['last']>
  disabled?: boolean
}

/** Says which suggestions were confirmed in one go last, and undoes it for results that nobody has opened. */
export const LastConfirmation = ({ quizId, last, disabled = false }: LastConfirmationProps) => {
  const undo = useUndoConfirmation(quizId)
  const { count, can_be_undone: canBeUndone, confirmed_at: confirmedAt, confirmation_id: id } = last
  return (
    <Frame aria-label={say('Last bulk confirmation')}>
      <p>
        {sayCount(
          count,
          'Last bulk confirmation: {count} answer on {date}.',
          'Last bulk confirmation: {count} answers on {date}.',
          { date: formatDateTime(confirmedAt) },
        )}
        {canBeUndone < count &&
          ` ${sayCount(
            count - canBeUndone,
            '{count} answer stays confirmed because its student has opened the result.',
            '{count} answers stay confirmed because their students have opened the results.',
          )}`}
      </p>
      {canBeUndone > 0 && (
        <Button size="sm" busy={undo.isPending} disabled={disabled} onClick={() => undo.mutate(id)}>
          {sayCount(canBeUndone, 'Undo {count} answer', 'Undo {count} answers')}
        </Button>
      )}
    </Frame>
  )
}
