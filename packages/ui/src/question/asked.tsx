import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import type { QuestionContent as Content } from '@quizwright/domain/schemas/question.ts'
import { FormulaText } from './formula-text.tsx'
import { QuestionContent } from './question-content.tsx'

type AskedProps = {
  question: Pick<Content, 'question' | 'equation' | 'image_url'> &
    Partial<Pick<Content, 'paragraph' | 'interaction'>>
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
      text={shownText(question)}
      equation={question.equation}
      image={question.image_url}
      imageName={imageName}
    />
  </>
)
