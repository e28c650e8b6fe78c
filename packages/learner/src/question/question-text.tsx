import { say } from '@quizwright/domain/language/say.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { languageOfText } from './language-of-question.ts'

type QuestionTextProps = { id: string; question: AttemptQuestion }

/**
 * Shows the text, equation and image of a question, without its options. Gaps stand in the text, so that the view of
 * their answer shows it.
 */
export const QuestionText = ({ id, question }: QuestionTextProps) =>
  question.interaction?.kind === 'cloze' ? null : <QuestionContentOf id={id} question={question} />

const QuestionContentOf = ({ id, question }: QuestionTextProps) => (
  <div
    id={id}
    className="question-content"
    dir={detectDirection(question.text)}
    lang={languageOfText(question)}
  >
    <QuestionContent
      text={question.text}
      equation={question.equation}
      image={question.image_url}
      imageName={
        question.image_description || say('Image of question {number}', { number: question.question_no })
      }
    />
  </div>
)
