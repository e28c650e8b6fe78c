import type { AttemptQuestion, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { type CircleState, QuestionCircles, solvedState } from '@quizwright/ui/question/question-circles.tsx'
import { isUnanswered } from './answers.ts'

type ProgressCirclesProps = {
  questions: readonly AttemptQuestion[]
  answers: readonly SavedAnswer[]
  openIndex: number
  onOpen: (index: number) => void
  /** Whether the circles only show the state, because no question can be opened again. */
  isOneWay?: boolean
}

const stateOf = (answer: SavedAnswer): CircleState => {
  if (answer.solution) return solvedState(answer.solution)
  return isUnanswered(answer) ? 'open' : 'answered'
}
const stateNames: Record<CircleState, string> = {
  correct: 'checked, correct',
  partial: 'checked, partly right',
  incorrect: 'checked, not correct',
  open: 'not answered',
  answered: 'answered',
  skipped: 'skipped',
}

/** Shows every question as a circle: the open one, the answered ones, and those marked for later. */
export const ProgressCircles = ({
  questions,
  answers,
  openIndex,
  onOpen,
  isOneWay = false,
}: ProgressCirclesProps) => (
  <QuestionCircles
    label="All questions"
    onPress={onOpen}
    circles={questions.map(({ question_id, question_no }, index) => {
      const answer = answers[index]!
      const state = stateOf(answer)
      const marked = answer.is_marked ? ', marked for later' : ''
      return {
        questionId: question_id,
        questionNumber: question_no,
        state,
        name: `Question ${question_no}, ${stateNames[state]}${marked}`,
        isMarked: answer.is_marked,
        isCurrent: index === openIndex,
        isDisabled: isOneWay,
      }
    })}
  />
)
