import { say } from '@quizwright/domain/language/say.ts'
import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { sayMeanwhile } from '../co-editing/say-newer-save.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'

type SavedMeanwhileProps = {
  save: NewerSave
  busy: boolean
  onShow: () => void
}

/** Says that somebody saved since the sides were read. They stay as they are until the author wants the newer ones. */
export const SavedMeanwhile = ({ save, busy, onShow }: SavedMeanwhileProps) => (
  <WarningNote role="status" mb="4">
    <span>{sayMeanwhile(save)}</span>
    <Button size="sm" busy={busy} onClick={onShow}>
      {say('Show the latest')}
    </Button>
  </WarningNote>
)
