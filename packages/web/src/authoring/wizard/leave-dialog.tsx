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
          'The quiz is kept, but the {count} question from the file isn’t saved. You’d lose it, with ' +
            'everything you fixed.',
          'The quiz is kept, but the {count} questions from the file aren’t saved. You’d lose them, with ' +
            'everything you fixed.',
        )}
      </>
    ) : (
      say('The quiz is kept, but what you entered to generate questions isn’t saved. You’d lose it.')
    )}
  </ConfirmDialog>
)
