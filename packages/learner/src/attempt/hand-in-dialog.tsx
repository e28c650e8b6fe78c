import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { Dialog } from '../page/dialog.tsx'
import { isUnanswered } from './answers.ts'

const describeUnanswered = (count: number): string => {
  if (count === 0) return 'You have answered every question.'
  return `${countOf(count, 'question')} ${nounFor(count, 'has', 'have')} no answer.`
}

const describeMarked = (count: number): string =>
  count === 0 ? '' : ` ${countOf(count, 'question')} ${nounFor(count, 'is', 'are')} marked for later.`

const sending = 'Handing in…'

type HandInDialogProps = {
  answers: readonly SavedAnswer[]
  /** The ids of questions whose images are still uploading. They count as answered. */
  waitsFor?: readonly string[]
  isSending: boolean
  onHandIn: () => void
  onClose: () => void
}

/** Lists unanswered and marked questions before an attempt is handed in for good. */
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
        <button
          type="button"
          className="sends"
          data-sending={sending}
          aria-disabled={isSending}
          onClick={onHandIn}
        >
          {isSending ? sending : 'Hand in'}
        </button>
      </div>
    </Dialog>
  )
}
