import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionContent as Content } from '@quizwright/domain/schemas/question.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'

type OptionsWithKeyProps = Pick<Content, 'options'> & {
  /** Whether to hide which option is correct, because students see this. */
  hidesKey?: boolean
}

/**
 * Shows the options of a question, read-only. The correct one has the attribute `data-correct`, which the
 * parent can style, and is announced to screen readers.
 */
export const OptionsWithKey = ({ options, hidesKey = false }: OptionsWithKeyProps) =>
  options.length > 0 && (
    <ol>
      {options.map((option, index) => (
        // Options have no id and do not change here, so their index is the key.
        <li key={index} data-correct={(option.is_correct && !hidesKey) || undefined}>
          {option.is_correct && !hidesKey && <VisuallyHidden>{say('Correct:')} </VisuallyHidden>}
          <span>
            <QuestionContent
              text={option.option}
              equation={option.equation}
              image={option.image_url}
              imageName={option.image_description || say('Image of option {number}', { number: index + 1 })}
            />
          </span>
        </li>
      ))}
    </ol>
  )
