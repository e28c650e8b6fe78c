import { say } from '@quizwright/domain/language/say.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type DeleteDialogProps = { open: boolean; no: number; onConfirm: () => void; onClose: () => void }

/** Asks before a question is deleted. Undo restores it anyway. */
export const DeleteDialog = ({ open, no, onConfirm, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    open={open}
    title={say('Delete question {number}?', { number: no })}
    confirmLabel={say('Delete')}
    danger
    onCancel={onClose}
    onConfirm={onConfirm}
  >
    {notices.deleteQuestion}
  </ConfirmDialog>
)
