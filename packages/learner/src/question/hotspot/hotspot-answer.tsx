import { say } from '@quizwright/domain/language/say.ts'
import { instructionOf } from '@quizwright/domain/kinds/instruction.ts'
import { scoringTexts } from '@quizwright/domain/kinds/multiple-answers/scoring-texts.ts'
import { ImageAreas } from '@quizwright/ui/question/image-areas.tsx'
import { useId, useState } from 'react'
import type { AnswerViewProps } from '../answer-view.ts'
import '../../styles/hotspot.css'

type Props = AnswerViewProps<'hotspot'>

/** The class of an area that belongs to the answer. */
const belongs = 1

/** What became of an area of a checked answer. While the answer may change, only what was chosen is judged. */
const resultOf = (
  { answer: { solution }, told }: Pick<Props, 'answer' | 'told'>,
  index: number,
  isChosen: boolean,
): 'correct' | 'incorrect' | 'missed' | undefined => {
  const part = (solution ? solution.parts : told)?.[index]
  if (!part) return undefined
  if (isChosen) return part.is_right ? 'correct' : 'incorrect'
  return solution && part.right[0] === belongs ? 'missed' : undefined
}

const signs = { correct: '✓ ', incorrect: '✗ ', missed: '○ ' }
const results = (): Readonly<Record<keyof typeof signs, string>> => ({
  correct: say('Correct'),
  incorrect: say('Incorrect'),
  missed: say('Correct, not chosen'),
})

/**
 * An image whose areas are chosen: by pressing them, or by the fields below with their numbers. The focus of a field is
 * shown on the image, too.
 */
export const HotspotAnswer = (props: Props) => {
  const { question, interaction, answer, describedBy, onChange } = props
  const id = useId()
  const [focused, setFocused] = useState<number>()
  const { areas, at_most: atMost, rule } = interaction
  const chosen = answer.response?.picks ?? []
  const isOpen = answer.solution === null
  const isSingle = atMost === 1
  const isFull = !isSingle && chosen.length >= (atMost ?? areas.length)
  const give = (picks: number[]): void => onChange({ response: { picks, texts: [] } })
  const change = (index: number, isChosen: boolean): void => {
    if (isSingle) give([index])
    else give(areas.map((_, at) => at).filter((at) => (at === index ? isChosen : chosen.includes(at))))
  }
  const result = (index: number) => resultOf(props, index, chosen.includes(index))
  const stateOf = (index: number): string =>
    [
      chosen.includes(index) && 'chosen',
      focused === index && 'focused',
      !isOpen && 'still',
      result(index) === 'missed' ? 'correct' : result(index),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <fieldset className="hotspot" aria-describedby={describedBy} disabled={!isOpen}>
      <legend>{instructionOf(interaction, !isSingle)}</legend>
      {!isSingle && <p className="quiet">{say(scoringTexts[rule])}</p>}
      <ImageAreas
        url={interaction.image_url}
        name={interaction.image_description ?? ''}
        areas={areas}
        fieldOf={(index) => `${id}-${index}`}
        stateOf={stateOf}
        signOf={(index) => {
          const found = result(index)
          return found ? signs[found] : ''
        }}
      />
      <ul>
        {areas.map(({ name }, index) => {
          const isChosen = chosen.includes(index)
          const found = result(index)
          const words = found && results()[found]
          const label = [say('Area {number}', { number: index + 1 }), name].filter(Boolean).join(': ')
          return (
            <li key={index}>
              <label className={`choice ${found === 'missed' ? 'correct' : (found ?? '')}`}>
                <input
                  id={`${id}-${index}`}
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={question.question_id}
                  aria-label={[label, words].filter(Boolean).join('. ')}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onFocus={() => setFocused(index)}
                  onBlur={() => setFocused(undefined)}
                  onChange={(event) => change(index, event.currentTarget.checked)}
                />
                <span>
                  <bdi>{label}</bdi>
                  {words && (
                    <b>
                      {' '}
                      {signs[found]}
                      {words}
                    </b>
                  )}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {chosen.length > 0 && isOpen && (
        <button type="button" className="link" onClick={() => give([])}>
          {say('Clear answer')}
        </button>
      )}
    </fieldset>
  )
}
