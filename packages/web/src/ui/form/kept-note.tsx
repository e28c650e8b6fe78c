import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'

const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})

/** Says that what stands in a window was written earlier and not sent, and offers to begin again. */
export const KeptNote = ({ isBack, onDiscard }: { isBack: boolean; onDiscard: () => void }) =>
  isBack ? (
    <Note role="status">
      {say('What you wrote before is still here. It has not been sent.')}
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {say('Discard it')}
      </Button>
    </Note>
  ) : null
