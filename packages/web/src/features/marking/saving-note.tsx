import { countOf } from '@quizwright/domain/rules/plural.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { OutboxState } from './mark-outbox.ts'

const Note = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', '&[data-offline]': { color: 'fg.error' } },
})

const marksText = (count: number): string => countOf(count, 'mark is', 'marks are')

/** Says that some marks are not saved yet and that nothing is lost. */
export const SavingNote = ({ unsent, isOffline }: OutboxState) => (
  <Note role="status" data-offline={(isOffline && unsent > 0) || undefined}>
    {unsent === 0
      ? 'All marks are saved'
      : isOffline
        ? `${marksText(unsent)} not saved yet: no connection. They are kept in this browser and sent again.`
        : 'Saving …'}
  </Note>
)
