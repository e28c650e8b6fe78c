import { say } from '@quizwright/domain/language/say.ts'
import { flushSync } from 'react-dom'
import { MoveForm } from '../move-form.tsx'

type MoveDialogProps = {
  open: boolean
  no: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

/** Moves a question to a typed number. */
export const MoveDialog = ({ open, no, total, onMove, onClose }: MoveDialogProps) =>
  open && (
    <MoveForm
      title={say('Move question {number}', { number: no })}
      label={say('New number (1 to {total})', { total })}
      total={total}
      onMove={(questionNo) => {
        flushSync(onClose)
        onMove(questionNo)
      }}
      onClose={onClose}
    />
  )
