import { FormulaText } from './formula-text.tsx'
import { QuestionContent } from './question-content.tsx'

type AskedProps = {
  question: { paragraph?: string; question: string; equation: string; image_url: string }
  imageName?: string | undefined
}

/** Shows the paragraph that the question refers to, if any, and the question itself. */
export const Asked = ({ question, imageName }: AskedProps) => (
  <>
    {question.paragraph && (
      <span dir="auto">
        <FormulaText text={question.paragraph} />
      </span>
    )}
    <QuestionContent
      text={question.question}
      equation={question.equation}
      image={question.image_url}
      imageName={imageName}
    />
  </>
)
