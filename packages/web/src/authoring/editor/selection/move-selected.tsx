import { say, sayCount } from '@quizwright/domain/language/say.ts'
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
      title={sayCount(count, 'Move {count} question', 'Move {count} questions')}
      label={say('New number of the first one (1 to {last})', { last })}
      total={total}
      onMove={(questionNo) => onMove(Math.min(questionNo, last))}
      onClose={onClose}
    />
  )
}
