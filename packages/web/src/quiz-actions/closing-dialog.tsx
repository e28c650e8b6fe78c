import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

export type Decision = 'unpublish' | 'archive'

type ClosingDialogProps = {
  decision: Decision
  /** The number of quizzes that are unpublished or archived. */
  quizzes: number
  /** How many of them students are taking now. */
  taken: number
  students: number
  onConfirm: () => void
  onCancel: () => void
}

const Body = chakra('div', { base: { display: 'grid', gap: '3' } })

const labelOf = (decision: Decision): string => (decision === 'unpublish' ? labels.unpublish : labels.archive)

const titleOf = ({ decision, quizzes }: ClosingDialogProps): string =>
  `${labelOf(decision)} ${quizzes === 1 ? 'this quiz' : countOf(quizzes, 'quiz', 'quizzes')}?`

const whoIsIn = ({ quizzes, taken, students }: ClosingDialogProps): string => {
  const which = quizzes === 1 ? 'it' : `${taken === 1 ? 'one' : formatNumber(taken)} of them`
  return `${countOf(students, 'student is', 'students are')} taking ${which} now.`
}

/** Says before a quiz is unpublished or archived what that does to the students who are taking it. */
const ClosingDialog = (props: ClosingDialogProps) => {
  const { decision, onConfirm, onCancel } = props
  return (
    <ConfirmDialog
      open
      title={titleOf(props)}
      confirmLabel={labelOf(decision)}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Body>
        <p>
          <strong>{whoIsIn(props)}</strong> Their pages will say that the quiz is closed and keep what they
          type, but nothing more is saved, and their time goes on. They can continue once it is{' '}
          {decision === 'unpublish' ? 'published again' : 'unarchived'}. If their time is over by then, what
          was saved before is handed in.
        </p>
        <p>To collect their answers now, end the session instead.</p>
      </Body>
    </ConfirmDialog>
  )
}

export default ClosingDialog
