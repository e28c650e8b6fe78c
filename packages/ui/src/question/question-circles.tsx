import './question-circles.css'
import type { Solution } from '@quizwright/domain/schemas/attempt.ts'

export type CircleState = 'open' | 'answered' | 'correct' | 'partial' | 'incorrect' | 'skipped'

/** The state of a question whose solution is shown. */
export const solvedState = ({
  is_correct: isCorrect,
  credit = 0,
}: Pick<Solution, 'is_correct' | 'credit'>): CircleState => {
  if (isCorrect) return 'correct'
  return credit > 0 ? 'partial' : 'incorrect'
}

export type Circle = {
  questionId: string
  /** The number of the question, from 1. */
  questionNumber: number
  state: CircleState
  /** The accessible name, such as "Question 2, correct". */
  name: string
  isMarked?: boolean
  /** Whether the student is answering this question. */
  isCurrent?: boolean
  /** Whether pressing the circle does nothing. */
  isDisabled?: boolean
  /** Whether the question is shown below. Only set where pressing the circle shows it. */
  isExpanded?: boolean
}

type QuestionCirclesProps = {
  label: string
  circles: readonly Circle[]
  /** Called with the index of the question. */
  onPress: (index: number) => void
}

/** Shows every question as a numbered circle with its state. Pressing a circle leads to its question. */
export const QuestionCircles = ({ label, circles, onPress }: QuestionCirclesProps) => (
  <ol className="question-circles" aria-label={label}>
    {circles.map(
      ({ questionId, questionNumber, state, name, isMarked, isCurrent, isDisabled, isExpanded }, index) => (
        <li key={questionId}>
          <button
            type="button"
            className="question-circle"
            data-state={state}
            data-marked={isMarked || undefined}
            aria-label={name}
            aria-current={isCurrent ? 'step' : undefined}
            aria-expanded={isExpanded}
            disabled={isDisabled}
            onClick={() => onPress(index)}
          >
            {questionNumber}
          </button>
        </li>
      ),
    )}
  </ol>
)
