import { say } from '@quizwright/domain/language/say.ts'
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
  /** Whether a question that is left can not be opened again. */
  isOneWay?: boolean
}

/** In a quiz that goes one way, leaving a question without an answer is final, so its button says so. */
const nextName = (isSkipped: boolean, isOneWay: boolean): string =>
  isSkipped && isOneWay ? say('Continue without answering') : say('Next')

/** The buttons below a question. */
export const AttemptActions = ({
  index,
  isLast,
  answer,
  onOpen,
  onMark,
  onReport,
  onHandIn,
  isOneWay = false,
}: AttemptActionsProps) => (
  <>
    {isOneWay && !isLast && <p className="quiet">{say('You can’t come back to this question.')}</p>}
    <nav className="actions" aria-label={say('Questions')}>
      {!isOneWay && (
        <>
          <button type="button" className="plain" disabled={index === 0} onClick={() => onOpen(index - 1)}>
            {say('Previous')}
          </button>
          <button
            type="button"
            className="plain"
            aria-pressed={answer.is_marked}
            onClick={() => onMark(!answer.is_marked)}
          >
            {say('Flag for later')}
          </button>
        </>
      )}
      {!isLast && (
        <button type="button" onClick={() => onOpen(index + 1)}>
          {nextName(isUnanswered(answer), isOneWay)}
        </button>
      )}
    </nav>
    <div className="actions spread">
      {onReport ? (
        <button type="button" className="link" onClick={onReport}>
          {say('Report an issue')}
        </button>
      ) : (
        <span />
      )}
      <button type="button" className={isLast ? '' : 'plain'} onClick={onHandIn}>
        {say('Submit quiz')}
      </button>
    </div>
  </>
)
