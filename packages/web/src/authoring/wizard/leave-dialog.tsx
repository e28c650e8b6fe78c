import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  /** The number of questions from the file. If there are none, a typed request would be lost. */
  questions: number
  onStay: () => void
  onLeave: () => void
}

/**
 * Asks before the wizard closes with imported questions that were not added to the quiz, or with a request for
 * questions that found none yet. Leaving discards them.
 */
export const LeaveDialog = ({ open, questions, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title={questions > 0 ? say('Leave the import?') : say('Leave without generating?')}
    cancelLabel={say('Stay here')}
    confirmLabel={say('Leave')}
    danger
    onCancel={onStay}
    onConfirm={onLeave}
  >
    {questions > 0 ? (
      <>
        {sayCount(
          questions,
          'The quiz stays. The {count} question of the file, with all that you repaired, is not ' +
            'saved and would be lost.',
          'The quiz stays. The {count} questions of the file, with all that you repaired, are not ' +
            'saved and would be lost.',
        )}
      </>
    ) : (
      say('The quiz stays. What you entered to generate questions is not saved and would be lost.')
    )}
  </ConfirmDialog>
)
