import { say, sayCount } from '@quizwright/domain/language/say.ts'
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
  decision === 'unpublish'
    ? sayCount(quizzes, 'Unpublish this quiz?', 'Unpublish {count} quizzes?')
    : sayCount(quizzes, 'Archive this quiz?', 'Archive {count} quizzes?')

const whoIsIn = ({ quizzes, taken, students }: ClosingDialogProps): string => {
  if (quizzes === 1)
    return sayCount(students, '{count} student is taking it now.', '{count} students are taking it now.')
  return sayCount(
    students,
    '{count} student is taking {taken} of them now.',
    '{count} students are taking {taken} of them now.',
    { taken },
  )
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
          <strong>{whoIsIn(props)}</strong>{' '}
          {decision === 'unpublish'
            ? say(
                'Their page will say the quiz is closed and keep what they type, but nothing more is saved and ' +
                  'their time keeps running. They can continue once it’s published again. If their time is up by ' +
                  'then, the answers saved before are submitted.',
              )
            : say(
                'Their page will say the quiz is closed and keep what they type, but nothing more is saved and ' +
                  'their time keeps running. They can continue once it’s unarchived. If their time is up by then, ' +
                  'the answers saved before are submitted.',
              )}
        </p>
        <p>{say('To collect their answers now, end the session instead.')}</p>
      </Body>
    </ConfirmDialog>
  )
}

export default ClosingDialog
