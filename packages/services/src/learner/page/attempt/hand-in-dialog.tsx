import type { KeptAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { Dialog } from '../parts/dialog.tsx'
import { isOpen } from './attempt-store.ts'

const questions = (n: number): string => (n === 1 ? '1 question' : `${n} questions`)

/** Says what is still open before an attempt is handed in for good. */
export const HandInDialog = ({
  answers,
  isSending,
  onHandIn,
  onClose,
}: {
  answers: readonly KeptAnswer[]
  isSending: boolean
  onHandIn: () => void
  onClose: () => void
}) => {
  const open = answers.filter(isOpen).length
  const marked = answers.filter(({ is_marked }) => is_marked).length
  return (
    <Dialog title="Hand in?" onClose={onClose}>
      <p>
        {open === 0
          ? 'You have answered every question.'
          : `${questions(open)} ${open === 1 ? 'has' : 'have'} no answer.`}
        {marked > 0 && ` ${questions(marked)} ${marked === 1 ? 'is' : 'are'} marked for later.`} After handing
        in, nothing can be changed.
      </p>
      <div class="actions">
        <button type="button" class="plain" onClick={onClose}>
          Go on answering
        </button>
        <button type="button" aria-disabled={isSending} onClick={onHandIn}>
          {isSending ? 'Handing in…' : 'Hand in'}
        </button>
      </div>
    </Dialog>
  )
}
