import { countOf, nounFor } from '@quizwright/contracts/rules/plural.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  /** The number of questions from the file. */
  questions: number
  onStay: () => void
  onLeave: () => void
}

/**
 * Asks before the wizard closes with imported questions that were not added to the quiz. Leaving discards
 * them.
 */
export const LeaveDialog = ({ open, questions, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Leave the import?"
    cancelLabel="Stay here"
    confirmLabel="Leave"
    danger
    onCancel={onStay}
    onConfirm={onLeave}
  >
    The quiz stays. The {countOf(questions, 'question')} of the file, with all that you repaired,{' '}
    {nounFor(questions, 'is', 'are')} not saved and would be lost.
  </ConfirmDialog>
)
