import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { MoveForm } from '../move-form.tsx'

type MoveSelectedProps = {
  count: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

/** Moves the selected questions together, in their order, to a typed number. */
export const MoveSelected = ({ count, total, onMove, onClose }: MoveSelectedProps) => {
  const last = total - count + 1
  return (
    <MoveForm
      title={`Move ${countOf(count, 'question')}`}
      label={`The first of them becomes question no, 1 to ${formatNumber(last)}`}
      total={total}
      onMove={(questionNo) => onMove(Math.min(questionNo, last))}
      onClose={onClose}
    />
  )
}
