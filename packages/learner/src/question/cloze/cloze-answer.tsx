import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { gapsInText, splitGaps } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { useRef } from 'react'
import type { AnswerViewProps } from '../answer-view.ts'
import { PartMark } from '../part-mark.tsx'
import { GapField } from './gap-field.tsx'

type Props = AnswerViewProps<'cloze'>

const rules: Readonly<Record<Props['interaction']['rule'], string>> = texts({
  each: 'Each correct gap earns its share of the marks.',
  all: 'You get the marks only if all gaps are correct.',
})

type CheckedGapsProps = {
  interaction: Pick<Props['interaction'], 'gaps' | 'bank'>
  /** The numbers of the gaps in the order of the text, from 1. */
  inOrder: readonly number[]
  parts: readonly SolutionPart[]
  isFilled: (index: number) => boolean
  isOpen: boolean
  totalMarks: number
}

/** Says of each gap whether it is right, and what would be if the answer is fixed. */
const CheckedGaps = ({ interaction, inOrder, parts, isFilled, isOpen, totalMarks }: CheckedGapsProps) => {
  const { gaps, bank } = interaction
  return (
    <ol aria-label={say('The gaps')}>
      {inOrder.map((no, place) => {
        const [gap, part] = [gaps[no - 1], parts[no - 1]]
        if (!gap || !part) return null
        const list = gap.as === 'chosen' ? gap.choices : bank
        const right = part.accepted ?? part.right.flatMap((at) => list[at] ?? [])
        return (
          <li key={no}>
            {gaps.length > 1 && <b>{say('Gap {number}', { number: place + 1 })}</b>}
            <PartMark part={part} isGiven={isFilled(no - 1)} isOpen={isOpen} totalMarks={totalMarks}>
              {right.join(' / ')}
            </PartMark>
          </li>
        )
      })}
    </ol>
  )
}

/** The text with a field in the place of each gap, and the words of the bank as buttons that fill a gap. */
export const ClozeAnswer = ({ question, interaction, answer, told, describedBy, onChange }: Props) => {
  const { gaps, bank, rule } = interaction
  const { response, solution } = answer
  const parts = solution ? solution.parts : told
  // The gap that a word of the bank goes into: the one that had the focus last.
  const chosen = useRef(-1)
  const pickOf = (index: number): number => response?.picks[index] ?? -1
  const textOf = (index: number): string => response?.texts[index] ?? ''
  const isFilled = (index: number): boolean => pickOf(index) >= 0 || textOf(index).trim() !== ''
  const fill = (index: number, given: { pick?: number; text?: string }): void =>
    onChange({
      response: {
        picks: gaps.map((_, at) => (at === index ? (given.pick ?? -1) : pickOf(at))),
        texts: gaps.map((_, at) => (at === index ? (given.text ?? '') : textOf(at))),
      },
    })
  const inOrder = gapsInText(question.text)
  const fillFromBank = (word: number): void => {
    const places = inOrder.map((no) => no - 1).filter((index) => gaps[index]?.as === 'bank')
    const index = places.includes(chosen.current) ? chosen.current : places.find((at) => !isFilled(at))
    if (index === undefined) return
    fill(index, { pick: word })
    chosen.current = places.find((at) => at !== index && !isFilled(at)) ?? -1
  }
  return (
    <fieldset className="cloze" disabled={solution !== null}>
      <legend>{sayCount(gaps.length, 'Fill in the gap', 'Fill in the gaps')}</legend>
      {gaps.length > 1 && <p className="quiet">{say(rules[rule])}</p>}
      {bank.length > 0 && solution === null && (
        <ul aria-label={say('Words to choose from')}>
          {bank.map((word, index) => (
            <li key={index}>
              <button type="button" className="plain" dir="auto" onClick={() => fillFromBank(index)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div id={describedBy} className="question-content" dir={detectDirection(question.text)}>
        <p className="question-text" dir="auto">
          {splitGaps(question.text).map((piece, key) => {
            // Pieces have no id, so their index is the key.
            if (piece.kind === 'words') return <FormulaText key={key} text={piece.words} />
            const gap = gaps[piece.no - 1]
            const index = piece.no - 1
            return (
              gap && (
                <GapField
                  key={key}
                  gap={gap}
                  bank={bank}
                  name={say('Gap {number} of {count}', {
                    number: inOrder.indexOf(piece.no) + 1,
                    count: gaps.length,
                  })}
                  describedBy={describedBy}
                  pick={pickOf(index)}
                  text={textOf(index)}
                  part={parts?.[index]}
                  onFocus={() => {
                    chosen.current = index
                  }}
                  onChange={(given) => fill(index, given)}
                />
              )
            )
          })}
        </p>
        <QuestionContent
          text=""
          equation={question.equation}
          image={question.image_url}
          imageName={
            question.image_description || say('Image of question {number}', { number: question.question_no })
          }
        />
      </div>
      {parts && (
        <CheckedGaps
          {...{ interaction, inOrder, parts, isFilled }}
          isOpen={solution === null}
          totalMarks={question.total_marks}
        />
      )}
      {solution === null && gaps.some((_, index) => isFilled(index)) && (
        <button
          type="button"
          className="link"
          onClick={() => onChange({ response: { picks: gaps.map(() => -1), texts: gaps.map(() => '') } })}
        >
          {say('Clear answer')}
        </button>
      )}
    </fieldset>
  )
}
