import { say } from '@quizwright/domain/language/say.ts'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Form = chakra('form', { base: { pb: '2' } })

type FormDialogProps = {
  title: string
  confirmLabel: string
  isReady?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for one value. Enter confirms it. */
export const FormDialog = ({
  title,
  confirmLabel,
  isReady = true,
  onConfirm,
  onClose,
  children,
}: FormDialogProps) => {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog may be inside a form or a card, which must not receive its events.
    event.stopPropagation()
    if (isReady) onConfirm()
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button type="submit" form={id} variant="solid" disabled={!isReady}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  )
}
