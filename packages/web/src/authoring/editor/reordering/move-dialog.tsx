import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
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
      title={`Move question ${no}`}
      label={`To question no, 1 to ${formatNumber(total)}`}
      total={total}
      onMove={(questionNo) => {
        flushSync(onClose)
        onMove(questionNo)
      }}
      onClose={onClose}
    />
  )
