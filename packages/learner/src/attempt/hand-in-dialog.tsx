import { countOf, nounFor } from '@quizwright/contracts/rules/plural.ts'
import type { SavedAnswer } from '@quizwright/contracts/schemas/attempt.ts'
import { Dialog } from '../page/dialog.tsx'
import { isUnanswered } from './answers.ts'

const describeUnanswered = (count: number): string => {
  if (count === 0) return 'You have answered every question.'
  return `${countOf(count, 'question')} ${nounFor(count, 'has', 'have')} no answer.`
}

const describeMarked = (count: number): string =>
  count === 0 ? '' : ` ${countOf(count, 'question')} ${nounFor(count, 'is', 'are')} marked for later.`

type HandInDialogProps = {
  answers: readonly SavedAnswer[]
  /** The ids of the questions of which an image is still being sent: it counts as an answer. */
  waitsFor?: readonly string[]
  isSending: boolean
  onHandIn: () => void
  onClose: () => void
}

/** Says what is unanswered or marked before an attempt is handed in for good. */
export const HandInDialog = ({ answers, waitsFor = [], isSending, onHandIn, onClose }: HandInDialogProps) => {
  const unanswered = answers.filter(
    (answer) => isUnanswered(answer) && !waitsFor.includes(answer.question_id),
  ).length
  const marked = answers.filter(({ is_marked }) => is_marked).length
  return (
    <Dialog title="Hand in?" onClose={onClose}>
      <p>
        {describeUnanswered(unanswered)}
        {describeMarked(marked)} After handing in, nothing can be changed.
      </p>
      {waitsFor.length > 0 && (
        <p role="status">An image is still being sent. It is handed in with the rest.</p>
      )}
      <div className="actions">
        <button type="button" className="plain" onClick={onClose}>
          Go on answering
        </button>
        <button type="button" aria-disabled={isSending} onClick={onHandIn}>
          {isSending ? 'Handing in…' : 'Hand in'}
        </button>
      </div>
    </Dialog>
  )
}
