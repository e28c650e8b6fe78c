import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import { parseQuestionNumber } from '@quizwright/contracts/rules/question-number.ts'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const Form = chakra('form', { base: { pb: '2' } })

type MoveDialogProps = {
  open: boolean
  no: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

const MoveForm = ({ no, total, onMove, onClose }: MoveDialogProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const move = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog is inside the card, so its key events would reach the card's shortcuts.
    event.stopPropagation()
    const found = parseQuestionNumber(typed, total)
    if (!found.ok) return setFault(found.message)
    flushSync(onClose)
    onMove(found.questionNo)
  }
  return (
    <Dialog
      open
      size="sm"
      title={`Move question ${no}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="solid">
            Move
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={move}>
        <TextField
          label={`To question no, 1 to ${formatNumber(total)}`}
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={fault}
          onChange={setTyped}
        />
      </Form>
    </Dialog>
  )
}

/** Moves a question to a typed number. */
export const MoveDialog = (props: MoveDialogProps) => props.open && <MoveForm {...props} />
