import type { QuestionContent as Content } from '@quizwright/contracts/schemas/question.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'

type OptionsWithKeyProps = Pick<Content, 'options'> & {
  /** They are given to students: which one is correct is not told. */
  hidesKey?: boolean
}

/**
 * The options of a question, to be looked at only. The correct one carries `data-correct`, for the styles of the
 * parent, and says so to screen readers.
 */
export const OptionsWithKey = ({ options, hidesKey = false }: OptionsWithKeyProps) =>
  options.length > 0 && (
    <ol>
      {options.map((option, index) => (
        // Options have no identity of their own and are only looked at here.
        <li key={index} data-correct={(option.is_correct && !hidesKey) || undefined}>
          {option.is_correct && !hidesKey && <VisuallyHidden>Correct: </VisuallyHidden>}
          <span>
            <QuestionContent
              text={option.option}
              equation={option.equation}
              image={option.image_url}
              imageName={`Image of option ${index + 1}`}
            />
          </span>
        </li>
      ))}
    </ol>
  )
