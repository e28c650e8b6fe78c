import { say } from '@quizwright/domain/language/say.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { Check, X } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Options = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', listStyle: 'none' },
})
const Option = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '& img': { maxHeight: '5rem' },
    '& > svg': { boxSize: '4', flexShrink: '0' },
    '& > small': { ms: 'auto', textStyle: 'xs', fontWeight: 'medium' },
    '&[data-correct]': { borderColor: 'green.solid', bg: 'green.subtle', color: 'green.fg' },
    '&[data-chosen]:not([data-correct])': { borderColor: 'red.solid', bg: 'red.subtle', color: 'red.fg' },
  },
})

const describeChoice = (isCorrect: boolean, isChosen: boolean): string => {
  if (isChosen) return isCorrect ? say('Chosen, correct') : say('Chosen')
  return isCorrect ? say('Correct answer') : ''
}

const ChoiceIcon = ({ isCorrect, isChosen }: { isCorrect: boolean; isChosen: boolean }) => {
  if (isCorrect) return <Check aria-hidden />
  return isChosen ? <X aria-hidden /> : null
}

type ReviewedOptionsProps = Pick<NonNullable<ResultQuestion['question']>, 'options'>

/** The options of a question, with the chosen and the correct ones marked. */
export const ReviewedOptions = ({ options }: ReviewedOptionsProps) => (
  <Options aria-label={say('Options')}>
    {options.map(({ option, equation, image_url, image_description, is_correct, is_selected }, index) => (
      // Options have no id, so their index is the key.
      <Option key={index} data-correct={is_correct || undefined} data-chosen={is_selected || undefined}>
        <ChoiceIcon isCorrect={is_correct} isChosen={is_selected} />
        <QuestionContent
          text={option}
          equation={equation}
          image={image_url}
          imageName={image_description || say('Image of option {number}', { number: index + 1 })}
        />
        <small>{describeChoice(is_correct, is_selected)}</small>
      </Option>
    ))}
  </Options>
)
