import { say } from '@quizwright/domain/language/say.ts'
import { echoOf } from '@quizwright/domain/kinds/numeric/echo.ts'
import { useId } from 'react'
import { AcceptedAnswers } from '../accepted-answers.tsx'
import type { AnswerViewProps } from '../answer-view.ts'

/** Splits an answer into the number and the unit that was chosen for it. */
const splitUnit = (answer: string, units: readonly string[]): [string, string] => {
  const unit = units.find((one) => answer === one || answer.endsWith(` ${one}`)) ?? ''
  return [unit === '' ? answer : answer.slice(0, answer.length - unit.length).trimEnd(), unit]
}

const joined = (number: string, unit: string): string => (unit === '' ? number : `${number} ${unit}`)

/** Keyboards of phones for numbers may lack a minus sign. */
const withOtherSign = (number: string): string => {
  const text = number.trimStart()
  return /^[-−]/.test(text) ? text.slice(1).trimStart() : `-${text}`
}

/** A field for a number, alone or with a unit. */
export const NumericAnswer = ({ interaction, answer, describedBy, onChange }: AnswerViewProps<'numeric'>) => {
  const id = useId()
  const give = (number: string, unit: string): void => onChange({ answer: joined(number, unit) })
  const { unit: mode, units } = interaction
  const isFixed = answer.solution !== null
  const [number, unit] = mode === 'chosen' ? splitUnit(answer.answer, units) : [answer.answer, '']
  const echo = isFixed ? undefined : echoOf(answer.answer, interaction)
  const isTyped = mode === 'typed'
  return (
    <>
      <label htmlFor={id}>{say('Your answer')}</label>
      <div className="typed">
        <input
          id={id}
          type="text"
          inputMode={isTyped ? 'text' : 'decimal'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          aria-describedby={`${describedBy} ${id}-echo`}
          aria-invalid={echo?.isNumber === false}
          disabled={isFixed}
          value={number}
          onInput={(event) => give(event.currentTarget.value, unit)}
        />
        {mode === 'shown' && <span>{units[0]}</span>}
        {mode === 'chosen' && (
          <select
            aria-label={say('Unit')}
            disabled={isFixed}
            value={unit}
            onChange={(event) => give(number, event.currentTarget.value)}
          >
            <option value="">{say('Unit…')}</option>
            {units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {!isTyped && !isFixed && (
          <button
            type="button"
            className="plain"
            aria-label={say('Switch between plus and minus')}
            onClick={() => give(withOtherSign(number), unit)}
          >
            ±
          </button>
        )}
      </div>
      <p id={`${id}-echo`} role="status" className={echo?.isNumber === false ? 'wrong' : 'quiet'}>
        {echo?.text}
      </p>
      <AcceptedAnswers solution={answer.solution} />
    </>
  )
}
