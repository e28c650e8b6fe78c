import { elementAt } from '@quizwright/domain/defined.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
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
const stateNames: Record<CircleState, string> = texts({
  correct: 'Question {number}, checked, correct',
  partial: 'Question {number}, checked, partly correct',
  incorrect: 'Question {number}, checked, incorrect',
  open: 'Question {number}, not answered',
  answered: 'Question {number}, answered',
  skipped: 'Question {number}, skipped',
})

/** Shows every question as a circle: the open one, the answered ones, and those marked for later. */
export const ProgressCircles = ({
  questions,
  answers,
  openIndex,
  onOpen,
  isOneWay = false,
}: ProgressCirclesProps) => (
  <QuestionCircles
    label={say('All questions')}
    onPress={onOpen}
    circles={questions.map(({ question_id, question_no }, index) => {
      const answer = elementAt(answers, index)
      const state = stateOf(answer)
      const name = say(stateNames[state], { number: question_no })
      return {
        questionId: question_id,
        questionNumber: question_no,
        state,
        name: answer.is_marked ? say('{question}, flagged for later', { question: name }) : name,
        isMarked: answer.is_marked,
        isCurrent: index === openIndex,
        isDisabled: isOneWay,
      }
    })}
  />
)
