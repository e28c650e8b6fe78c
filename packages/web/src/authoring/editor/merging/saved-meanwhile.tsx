import { say } from '@quizwright/domain/language/say.ts'
import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { sayMeanwhile } from '../co-editing/say-newer-save.ts'

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '4',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
  },
})

type SavedMeanwhileProps = {
  save: NewerSave
  busy: boolean
  onShow: () => void
}

/** Says that somebody saved since the sides were read. They stay as they are until the author wants the newer ones. */
export const SavedMeanwhile = ({ save, busy, onShow }: SavedMeanwhileProps) => (
  <Note role="status">
    <span>{sayMeanwhile(save)}</span>
    <Button size="sm" busy={busy} onClick={onShow}>
      {say('Show the latest')}
    </Button>
  </Note>
)
