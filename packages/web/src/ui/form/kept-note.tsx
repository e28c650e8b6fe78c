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
      {say('Your earlier text is still here. It hasn’t been sent.')}
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {say('Discard')}
      </Button>
    </Note>
  ) : null
