import { say } from '@quizwright/domain/language/say.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { LongList } from '../../ui/list/long-list.tsx'
import { questionElementId, ReviewedQuestion } from './reviewed-question.tsx'

/** A request to scroll to a question. `times` changes with each one, also for the same question. */
export type QuestionRequest = { index: number; times: number }

type ReviewQuestionsProps = {
  resultId: string
  isDelivered: boolean
  questions: readonly ResultQuestion[]
  requested: QuestionRequest | undefined
}

export const ReviewQuestions = ({ resultId, isDelivered, questions, requested }: ReviewQuestionsProps) => (
  <LongList
    id="reviewed-questions"
    aria-label={say('Reviewed questions')}
    count={questions.length}
    itemHeight={340}
    atFirst={6}
    overscan={3}
    gap="4"
    keyOf={(index) => index}
    requested={requested && { ...requested, elementId: questionElementId(requested.index + 1) }}
    item={(index) => {
      const answered = questions[index]
      return (
        answered && (
          <ReviewedQuestion
            resultId={resultId}
            isDelivered={isDelivered}
            answered={answered}
            questionNumber={index + 1}
          />
        )
      )
    }}
  />
)
