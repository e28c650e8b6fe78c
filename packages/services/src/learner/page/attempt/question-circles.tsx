import type { AskedQuestion, KeptAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { isOpen } from './attempt-store.ts'

type Circles = {
  questions: readonly AskedQuestion[]
  answers: readonly KeptAnswer[]
  at: number
  onOpen: (index: number) => void
}

const stateOf = (answer: KeptAnswer): string => {
  if (answer.solution) return answer.solution.is_correct ? 'correct' : 'incorrect'
  return isOpen(answer) ? 'open' : 'answered'
}
const stateNames: Record<string, string> = {
  correct: 'checked, correct',
  incorrect: 'checked, not correct',
  open: 'not answered',
  answered: 'answered',
}

/** Every question as a numbered circle: where one is, what is answered, what is marked for later. */
export const QuestionCircles = ({ questions, answers, at, onOpen }: Circles) => (
  <ol class="circles" aria-label="All questions">
    {questions.map(({ question_id, question_no }, index) => {
      const answer = answers[index]!
      const name = `Question ${question_no}, ${stateNames[stateOf(answer)]}${answer.is_marked ? ', marked for later' : ''}`
      return (
        <li key={question_id}>
          <button
            type="button"
            class={`circle ${stateOf(answer)} ${answer.is_marked ? 'marked' : ''}`}
            aria-label={name}
            {...(index === at && { 'aria-current': 'step' as const })}
            onClick={() => onOpen(index)}
          >
            {question_no}
          </button>
        </li>
      )
    })}
  </ol>
)
