import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { Dialog } from '../page/dialog.tsx'
import { isUnanswered } from './answers.ts'

const describeUnanswered = (count: number): string => {
  if (count === 0) return say('You’ve answered every question.')
  return sayCount(count, 'You haven’t answered {count} question.', 'You haven’t answered {count} questions.')
}

const describeMarked = (count: number): string =>
  count === 0
    ? ''
    : sayCount(count, '{count} question is flagged for later.', '{count} questions are flagged for later.')

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
    <Dialog title={say('Submit your answers?')} onClose={onClose}>
      <p>
        {describeUnanswered(unanswered)} {describeMarked(marked)}{' '}
        {say('You can’t change anything after you submit.')}
      </p>
      {waitsFor.length > 0 && (
        <p role="status">{say('An image is still uploading. It’s submitted with the rest.')}</p>
      )}
      <div className="actions">
        <button type="button" className="plain" onClick={onClose}>
          {say('Keep answering')}
        </button>
        <button
          type="button"
          className="sends"
          data-sending={say('Submitting…')}
          aria-disabled={isSending}
          onClick={onHandIn}
        >
          {isSending ? say('Submitting…') : say('Submit')}
        </button>
      </div>
    </Dialog>
  )
}
