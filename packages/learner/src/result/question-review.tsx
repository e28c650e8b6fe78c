import { say, texts } from '@quizwright/domain/language/say.ts'
import type {
  ReviewedQuestion as Question,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { type CircleState, QuestionCircles, solvedState } from '@quizwright/ui/question/question-circles.tsx'
import { type ReactNode, useState } from 'react'
import { useLanguages } from '../question/use-languages.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'

/**
 * The state of a question's circle. A skipped question that still got full marks is correct; one that does
 * not count is neither correct nor wrong.
 */
const stateOf = (
  { question_id: id, is_skipped, solution }: Question,
  leftOut: ReadonlySet<string>,
): CircleState => {
  if (leftOut.has(id)) return 'answered'
  return is_skipped && !solution.is_correct ? 'skipped' : solvedState(solution)
}

const stateNames: Record<CircleState, string> = texts({
  answered: 'Question {number}, not counted',
  partial: 'Question {number}, partly correct',
  correct: 'Question {number}, correct',
  incorrect: 'Question {number}, incorrect',
  open: 'Question {number}, not answered',
  skipped: 'Question {number}, skipped',
})
const nameOf = (question: Question, state: CircleState): string =>
  say(stateNames[state], { number: question.question_no })

/** The ids of questions that do not count because of a correction in force. */
const leftOutOf = (corrections: StudentResult['corrections']): Set<string> =>
  new Set(
    corrections
      .filter(({ kind, undone_at }) => kind === 'not_counted' && undone_at === null)
      .map(({ question_id }) => question_id),
  )

type QuestionReviewProps = {
  result: Pick<StudentResult, 'questions' | 'corrections'>
  /** Renders what is shown below a question: its reported issues. */
  below?: (question: Question) => ReactNode
}

/** Shows the questions as circles. Each opens its question below. */
export const QuestionReview = ({ result, below }: QuestionReviewProps) => {
  const [openIndex, setOpenIndex] = useState<number>()
  const leftOut = leftOutOf(result.corrections)
  const { show, menu } = useLanguages(result.questions)
  const question = openIndex === undefined ? undefined : result.questions[openIndex]
  return (
    <section className="card">
      <h2>{say('Your answers')}</h2>
      {menu}
      <QuestionCircles
        label={say('All questions')}
        onPress={(index) => setOpenIndex(index === openIndex ? undefined : index)}
        circles={result.questions.map((reviewed, index) => ({
          questionId: reviewed.question_id,
          questionNumber: reviewed.question_no,
          state: stateOf(reviewed, leftOut),
          name: nameOf(reviewed, stateOf(reviewed, leftOut)),
          isExpanded: index === openIndex,
        }))}
      />
      {question && (
        <ReviewedQuestion
          key={question.question_id}
          question={{ ...show(question), solution: show(question.solution) }}
        >
          {below?.(question)}
        </ReviewedQuestion>
      )}
    </section>
  )
}
