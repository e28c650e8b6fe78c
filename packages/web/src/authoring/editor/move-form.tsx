import { say } from '@quizwright/domain/language/say.ts'
import { parseQuestionNumber } from '@quizwright/domain/rules/question-number.ts'
import { useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type MoveFormProps = {
  title: string
  label: string
  /** The number of questions of the quiz. */
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

/** Asks for the number of the question to which something is moved. */
export const MoveForm = ({ title, label, total, onMove, onClose }: MoveFormProps) => {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const move = () => {
    const found = parseQuestionNumber(typed, total)
    if (!found.ok) return setFault(found.message)
    onMove(found.questionNo)
  }
  return (
    <FormDialog title={title} confirmLabel={say('Move')} onConfirm={move} onClose={onClose}>
      <TextField
        label={label}
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
