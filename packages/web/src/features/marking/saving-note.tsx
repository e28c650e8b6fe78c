import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { OutboxState } from './mark-outbox.ts'

const Note = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', '&[data-offline]': { color: 'fg.error' } },
})

/** Says that some marks are not saved yet and that nothing is lost. */
export const SavingNote = ({ unsent, isOffline }: OutboxState) => (
  <Note role="status" data-offline={(isOffline && unsent > 0) || undefined}>
    {unsent === 0
      ? say('All marks saved')
      : isOffline
        ? sayCount(
            unsent,
            'You’re offline. {count} mark is kept in this browser and will be saved when you’re back online.',
            'You’re offline. {count} marks are kept in this browser and will be saved when you’re back online.',
          )
        : say('Saving …')}
  </Note>
)
