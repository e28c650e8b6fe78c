import { say } from '@quizwright/domain/language/say.ts'
import { sayEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { ReviewedQuestion } from '@quizwright/contracts/schemas/attempt-result.ts'
import { ContentImage } from '@quizwright/ui/question/content-image.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { Solution } from '@quizwright/ui/question/solution.tsx'

/** Shows a descriptive answer with its images, its grading and a model answer. */
export const GradedAnswer = ({ question }: { question: ReviewedQuestion }) => {
  const { answer, uploaded_images, evaluation, solution } = question
  return (
    <>
      {answer !== '' && (
        <blockquote className="question-text" dir="auto">
          {answer}
        </blockquote>
      )}
      {uploaded_images.map((url, index) => (
        <ContentImage key={url} url={url} name={say('Your image {number}', { number: index + 1 })} />
      ))}
      {evaluation !== null && (
        <Solution heading={say('How it was marked')}>
          <p className="question-text" dir="auto">
            {sayEvaluation(evaluation, question.evaluation_reasons)}
          </p>
        </Solution>
      )}
      {solution.text !== '' && (
        <Solution heading={say('Model answer')}>
          <div dir={detectDirection(solution.text)}>
            <QuestionContent
              text={solution.text}
              equation={solution.equation}
              image={solution.image_url}
              imageName={solution.image_description || say('Image of the solution')}
            />
          </div>
        </Solution>
      )}
    </>
  )
}
