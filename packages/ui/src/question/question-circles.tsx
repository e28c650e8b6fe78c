import './question-circles.css'

export type CircleState = 'open' | 'answered' | 'correct' | 'incorrect' | 'skipped'

export type Circle = {
  questionId: string
  /** From 1. */
  questionNumber: number
  state: CircleState
  /** What a screen reader says, such as "Question 2, correct". */
  name: string
  isMarked?: boolean
  /** The question that is being answered. */
  isCurrent?: boolean
  /** Only where a press shows the question below: whether it is shown. */
  isExpanded?: boolean
}

type QuestionCirclesProps = {
  label: string
  circles: readonly Circle[]
  /** Called with the question's index, from 0. */
  onPress: (index: number) => void
}

/** Every question as a numbered circle that shows its state and leads to it. */
export const QuestionCircles = ({ label, circles, onPress }: QuestionCirclesProps) => (
  <ol className="question-circles" aria-label={label}>
    {circles.map(({ questionId, questionNumber, state, name, isMarked, isCurrent, isExpanded }, index) => (
      <li key={questionId}>
        <button
          type="button"
          className="question-circle"
          data-state={state}
          data-marked={isMarked || undefined}
          aria-label={name}
          aria-current={isCurrent ? 'step' : undefined}
          aria-expanded={isExpanded}
          onClick={() => onPress(index)}
        >
          {questionNumber}
        </button>
      </li>
    ))}
  </ol>
)
