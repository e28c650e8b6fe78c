import { say, texts } from '@quizwright/domain/language/say.ts'
import { instructionOf } from '@quizwright/domain/kinds/instruction.ts'
import { scoringTexts } from '@quizwright/domain/kinds/multiple-answers/scoring-texts.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { AttemptQuestion, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { languageOfText } from './language-of-question.ts'
import { optionName } from './option-name.ts'

type OptionListProps = {
  question: AttemptQuestion
  answer: Pick<SavedAnswer, 'selected' | 'solution'>
  /** The id of the element with the question's text. */
  describedBy: string
  /** Called with the indexes of the selected options, in order. */
  onChange: (selected: number[]) => void
}

const toggled = (selected: readonly number[], index: number, isSelected: boolean): number[] =>
  isSelected
    ? [...selected, index].sort((left, right) => left - right)
    : selected.filter((selectedIndex) => selectedIndex !== index)

/** What is written behind an option of a checked answer, by its class. */
const verdicts: Readonly<Record<string, string>> = texts({
  correct: 'Correct',
  'correct missed': 'Correct, not chosen',
  incorrect: 'Your answer',
})

/** The class of an option's label, which shows whether the option of a checked answer is right, or was missed. */
const markOf = (
  { selected, solution }: OptionListProps['answer'],
  index: number,
  takesMany: boolean,
): string => {
  if (solution === null) return ''
  if (solution.correct.includes(index))
    return takesMany && !selected.includes(index) ? 'correct missed' : 'correct'
  return selected.includes(index) ? 'incorrect' : ''
}

/** The options of a question, of which one or several can be selected. A checked answer cannot be changed. */
export const OptionList = ({ question, answer, describedBy, onChange }: OptionListProps) => {
  const { selected, solution } = answer
  const { interaction } = question
  const several = interaction?.kind === 'multiple_answers' ? interaction : undefined
  const isFull = selected.length >= (several?.at_most ?? question.options.length)
  const change = (index: number, isSelected: boolean): void =>
    onChange(question.takes_many ? toggled(selected, index, isSelected) : [index])
  return (
    <fieldset aria-describedby={describedBy} disabled={solution !== null}>
      <legend>{instructionOf(interaction, question.takes_many)}</legend>
      {several && (question.takes_many || several.rule === 'weights') && (
        <p className="quiet">{say(scoringTexts[several.rule])}</p>
      )}
      {question.options.map((option, index) => (
        <label
          className={`choice ${markOf(answer, index, question.takes_many)}`}
          dir={detectDirection(option.text) ?? detectDirection(question.text)}
          key={index}
        >
          <input
            type={question.takes_many ? 'checkbox' : 'radio'}
            name={question.question_id}
            aria-label={optionName(option, index + 1)}
            checked={selected.includes(index)}
            disabled={question.takes_many && isFull && !selected.includes(index)}
            onChange={(event) => change(index, event.currentTarget.checked)}
          />
          <span
            lang={languageOfText(question, option.text)}
            data-verdict={say(verdicts[markOf(answer, index, question.takes_many)] ?? '') || undefined}
          >
            <QuestionContent
              text={option.text}
              equation={option.equation}
              image={option.image_url}
              imageName={option.image_description || say('Image of option {number}', { number: index + 1 })}
            />
          </span>
        </label>
      ))}
      {selected.length > 0 && solution === null && (
        <button type="button" className="link" onClick={() => onChange([])}>
          {say('Clear answer')}
        </button>
      )}
    </fieldset>
  )
}
