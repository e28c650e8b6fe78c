import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import { parseQuestionNumber } from '@quizwright/contracts/rules/question-number.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'

type MoveDialogProps = {
  open: boolean
  no: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

const MoveForm = ({ no, total, onMove, onClose }: MoveDialogProps) => {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const move = () => {
    const found = parseQuestionNumber(typed, total)
    if (!found.ok) return setFault(found.message)
    flushSync(onClose)
    onMove(found.questionNo)
  }
  return (
    <FormDialog title={`Move question ${no}`} confirmLabel="Move" onConfirm={move} onClose={onClose}>
      <TextField
        label={`To question no, 1 to ${formatNumber(total)}`}
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={setTyped}
      />
    </FormDialog>
  )
}

/** Moves a question to a typed number. */
export const MoveDialog = (props: MoveDialogProps) => props.open && <MoveForm {...props} />
