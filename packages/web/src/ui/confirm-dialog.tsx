import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { Button } from './buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Whether confirming removes something. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = say('Cancel'),
  danger,
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    title={title}
    size="sm"
    onClose={onCancel}
    locked={busy}
    footer={
      <>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
