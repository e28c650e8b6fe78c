import type {
  ReviewedQuestion as Question,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { type CircleState, QuestionCircles } from '@quizwright/ui/question/question-circles.tsx'
import { useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'

const stateOf = ({ is_skipped, solution }: Question): CircleState => {
  if (is_skipped) return 'skipped'
  return solution.is_correct ? 'correct' : 'incorrect'
}

type QuestionReviewProps = { credentials: AttemptCredentials; result: StudentResult }

/** The questions as circles, each of which opens its question below. */
export const QuestionReview = ({ credentials, result }: QuestionReviewProps) => {
  const [openIndex, setOpenIndex] = useState<number>()
  const question = openIndex === undefined ? undefined : result.questions[openIndex]
  return (
    <section className="card">
      <h2>Your answers</h2>
      <QuestionCircles
        label="All questions"
        onPress={(index) => setOpenIndex(index === openIndex ? undefined : index)}
        circles={result.questions.map((reviewed, index) => ({
          questionId: reviewed.question_id,
          questionNumber: reviewed.question_no,
          state: stateOf(reviewed),
          name: `Question ${reviewed.question_no}, ${stateOf(reviewed)}`,
          isExpanded: index === openIndex,
        }))}
      />
      {question && (
        <ReviewedQuestion
          key={question.question_id}
          credentials={credentials}
          question={question}
          reports={result.reports.filter(({ question_id }) => question_id === question.question_id)}
        />
      )}
    </section>
  )
}
