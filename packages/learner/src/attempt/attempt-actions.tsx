import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { isUnanswered } from './answers.ts'

type AttemptActionsProps = {
  /** The index of the open question. */
  index: number
  isLast: boolean
  answer: SavedAnswer
  onOpen: (index: number) => void
  onMark: (isMarked: boolean) => void
  /** Undefined where nothing can be reported, as in a preview. */
  onReport?: () => void
  onHandIn: () => void
}

/** The buttons below a question. */
export const AttemptActions = ({
  index,
  isLast,
  answer,
  onOpen,
  onMark,
  onReport,
  onHandIn,
}: AttemptActionsProps) => (
  <>
    <nav className="actions" aria-label="Questions">
      <button type="button" className="plain" disabled={index === 0} onClick={() => onOpen(index - 1)}>
        Previous
      </button>
      <button
        type="button"
        className="plain"
        aria-pressed={answer.is_marked}
        onClick={() => onMark(!answer.is_marked)}
      >
        Mark for later
      </button>
      {!isLast && (
        <button type="button" onClick={() => onOpen(index + 1)}>
          {isUnanswered(answer) ? 'Skip' : 'Next'}
        </button>
      )}
    </nav>
    <div className="actions spread">
      {onReport ? (
        <button type="button" className="link" onClick={onReport}>
          Report an issue
        </button>
      ) : (
        <span />
      )}
      <button type="button" className={isLast ? '' : 'plain'} onClick={onHandIn}>
        Hand in
      </button>
    </div>
  </>
)
