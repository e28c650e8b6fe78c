import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Removed = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '& > span': { flex: '1', minWidth: '12rem', overflowWrap: 'anywhere' },
  },
})

type RemovedStudentProps = { name: string; isBusy: boolean; onUndo: () => void }

/** Says who was removed from the list, with a button to undo it. */
export const RemovedStudent = ({ name, isBusy, onUndo }: RemovedStudentProps) => (
  <Removed role="status">
    <span>
      {saidWith(
        '{name} was removed from the list, and the personal link no longer works. Attempts and results ' +
          'are kept.',
        {
          name: <bdi>{name}</bdi>,
        },
      )}
    </span>
    <Button size="sm" busy={isBusy} onClick={onUndo}>
      {say('Undo')}
    </Button>
  </Removed>
)
