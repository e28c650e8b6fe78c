import { elementAt } from '@quizwright/domain/defined.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { useId } from 'react'
import type { AnswerViewProps } from '../answer-view.ts'
import { PartMark } from '../part-mark.tsx'

type Props = AnswerViewProps<'matching'>
type Piece = Props['interaction']['choices'][number]

const rules: Readonly<Record<Props['interaction']['rule'], string>> = texts({
  each: 'Each correct match earns its share of the marks.',
  half: 'With one wrong match you get half the marks.',
  all: 'You get the marks only if all matches are correct.',
})

const longest = 60

/** A choice in a list of the browser, which shows no formula: its letter, and its text if that is all there is. */
const nameOf = ({ text, equation, image_url: image }: Piece, index: number): string => {
  const isText =
    text.trim() !== '' &&
    equation === '' &&
    image === '' &&
    splitFormulas(text).every(({ kind }) => kind === 'words')
  if (!isText) return letterOf(index)
  return `${letterOf(index)}. ${text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text}`
}

const Shown = ({ piece, name }: { piece: Piece; name: string }) => (
  <QuestionContent
    text={piece.text}
    equation={piece.equation}
    image={piece.image_url}
    imageName={piece.image_description || say('Image of {name}', { name })}
  />
)

/** The choices as a list with letters, and for each prompt a list of the browser, which works on every device. */
export const MatchingAnswer = ({ question, interaction, answer, told, describedBy, onChange }: Props) => {
  const id = useId()
  const { prompts, choices, reuse, rule } = interaction
  const { response, solution } = answer
  const parts = solution ? solution.parts : told
  const pickOf = (index: number): number => response?.picks[index] ?? -1
  const pick = (index: number, choice: number): void =>
    onChange({
      response: { picks: prompts.map((_, at) => (at === index ? choice : pickOf(at))), texts: [] },
    })
  return (
    <fieldset className="matching" aria-describedby={describedBy} disabled={solution !== null}>
      <legend>{say('Choose a match for each item')}</legend>
      <p className="quiet">
        {say(rules[rule])} {reuse && say('You can use a choice more than once.')}
      </p>
      <ul aria-label={say('Choices')}>
        {choices.map((choice, index) => (
          <li key={index}>
            <b>{letterOf(index)}</b>
            <div>
              <Shown piece={choice} name={say('choice {letter}', { letter: letterOf(index) })} />
            </div>
          </li>
        ))}
      </ul>
      <ol>
        {prompts.map((prompt, index) => (
          <li key={index}>
            <div id={`${id}-${index}`}>
              <Shown piece={prompt} name={say('prompt {number}', { number: index + 1 })} />
            </div>
            <select
              aria-labelledby={`${id}-${index}`}
              dir={detectDirection(choices[pickOf(index)]?.text ?? '')}
              value={String(pickOf(index))}
              onChange={(event) => pick(index, Number(event.currentTarget.value))}
            >
              <option value="-1">{say('Choose…')}</option>
              {choices.map((choice, at) => (
                <option key={at} value={String(at)}>
                  {nameOf(choice, at)}
                </option>
              ))}
            </select>
            {parts?.[index] && (
              <PartMark
                part={parts[index]}
                isGiven={pickOf(index) >= 0}
                isOpen={solution === null}
                totalMarks={question.total_marks}
              >
                {parts[index].right.map((right) => nameOf(elementAt(choices, right), right)).join(' / ')}
              </PartMark>
            )}
          </li>
        ))}
      </ol>
      {solution === null && prompts.some((_, index) => pickOf(index) >= 0) && (
        <button
          type="button"
          className="link"
          onClick={() => onChange({ response: { picks: prompts.map(() => -1), texts: [] } })}
        >
          {say('Clear answer')}
        </button>
      )}
    </fieldset>
  )
}
