import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { parseQuestionNumber } from '@quizwright/contracts/rules/question-number.ts'
import { useState } from 'react'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'

type MoveSelectedProps = {
  count: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

/** Moves the selected questions together, in their order, to a typed number. */
export const MoveSelected = ({ count, total, onMove, onClose }: MoveSelectedProps) => {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const last = total - count + 1
  const move = () => {
    const found = parseQuestionNumber(typed, total)
    if (!found.ok) return setFault(found.message)
    onMove(Math.min(found.questionNo, last))
  }
  return (
    <FormDialog
      title={`Move ${countOf(count, 'question')}`}
      confirmLabel="Move"
      onConfirm={move}
      onClose={onClose}
    >
      <TextField
        label={`The first of them becomes question no, 1 to ${formatNumber(last)}`}
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
