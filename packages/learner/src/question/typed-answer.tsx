import { echoOf } from '@quizwright/domain/kinds/numeric/echo.ts'
import type { PresentedInteraction } from '@quizwright/domain/kinds/interaction.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { useId } from 'react'

type TypedAnswerProps = {
  interaction: PresentedInteraction | undefined
  answer: Pick<SavedAnswer, 'answer' | 'solution'>
  /** The id of the element with the question's text. */
  describedBy: string
  onChange: (answer: string) => void
}
type Numeric = Extract<PresentedInteraction, { kind: 'numeric' }>

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

type NumberFieldProps = Omit<TypedAnswerProps, 'interaction'> & { interaction: Numeric; id: string }

const NumberField = ({ interaction, answer, describedBy, onChange, id }: NumberFieldProps) => {
  const { unit: mode, units } = interaction
  const isFixed = answer.solution !== null
  const [number, unit] = mode === 'chosen' ? splitUnit(answer.answer, units) : [answer.answer, '']
  const echo = isFixed ? undefined : echoOf(answer.answer, interaction)
  const isTyped = mode === 'typed'
  return (
    <>
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
          onInput={(event) => onChange(joined(event.currentTarget.value, unit))}
        />
        {mode === 'shown' && <span>{units[0]}</span>}
        {mode === 'chosen' && (
          <select
            aria-label="Unit"
            disabled={isFixed}
            value={unit}
            onChange={(event) => onChange(joined(number, event.currentTarget.value))}
          >
            <option value="">Unit…</option>
            {units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {!isTyped && !isFixed && (
          <button
            type="button"
            className="plain"
            aria-label="Change the sign"
            onClick={() => onChange(joined(withOtherSign(number), unit))}
          >
            ±
          </button>
        )}
      </div>
      <p id={`${id}-echo`} role="status" className={echo?.isNumber === false ? 'wrong' : 'quiet'}>
        {echo?.text}
      </p>
    </>
  )
}

/** A field for a number or a few words. A checked answer cannot be changed, and stands above what is accepted. */
export const TypedAnswer = (props: TypedAnswerProps) => {
  const { interaction, answer, describedBy, onChange } = props
  const { solution } = answer
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Your answer</label>
      {interaction?.kind === 'numeric' ? (
        <NumberField {...props} interaction={interaction} id={id} />
      ) : (
        <div className="typed">
          <input
            id={id}
            type="text"
            className="words"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            dir="auto"
            maxLength={Math.min(1_000, attemptLimits.answerLength)}
            aria-describedby={describedBy}
            disabled={solution !== null}
            value={answer.answer}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
      {solution?.accepted && (
        <>
          <p>{solution.accepted.length === 1 ? 'Accepted answer:' : 'Accepted answers:'}</p>
          <ul>
            {solution.accepted.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
