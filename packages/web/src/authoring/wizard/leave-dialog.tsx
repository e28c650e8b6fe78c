import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
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
    title={questions > 0 ? 'Leave the import?' : 'Leave without generating?'}
    cancelLabel="Stay here"
    confirmLabel="Leave"
    danger
    onCancel={onStay}
    onConfirm={onLeave}
  >
    {questions > 0 ? (
      <>
        The quiz stays. The {countOf(questions, 'question')} of the file, with all that you repaired,{' '}
        {nounFor(questions, 'is', 'are')} not saved and would be lost.
      </>
    ) : (
      'The quiz stays. What you entered to generate questions is not saved and would be lost.'
    )}
  </ConfirmDialog>
)
