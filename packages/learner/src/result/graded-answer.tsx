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
        <ContentImage key={url} url={url} name={`Your image ${index + 1}`} />
      ))}
      {evaluation !== null && (
        <Solution heading="How it was judged">
          <p className="question-text" dir="auto">
            {evaluation}
          </p>
        </Solution>
      )}
      {solution.text !== '' && (
        <Solution heading="A model answer">
          <QuestionContent
            text={solution.text}
            equation={solution.equation}
            image={solution.image_url}
            imageName={solution.image_description || 'Image of the solution'}
          />
        </Solution>
      )}
    </>
  )
}
