import { say } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { AcceptedNumber, Tolerance } from '@quizwright/domain/kinds/numeric/schema.ts'
import { useState } from 'react'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'

type Choice = Tolerance['by'] | 'exact'

const choices = (): { value: Choice; label: string }[] => [
  { value: 'exact', label: say('exactly') },
  { value: 'absolute', label: say('± a number') },
  { value: 'relative', label: say('± percent') },
  { value: 'digits', label: say('to significant digits') },
  { value: 'decimals', label: say('to decimals') },
  { value: 'range', label: say('from … to …') },
  { value: 'ratio', label: say('within a percentage') },
]

/** What each tolerance begins with. */
const amounts: Readonly<Record<Exclude<Choice, 'range'>, string>> = {
  exact: '0',
  absolute: '0.1',
  relative: '1',
  ratio: '1',
  digits: '3',
  decimals: '2',
}

const isExact = (tolerance: Tolerance): boolean => tolerance.by === 'absolute' && tolerance.amount === '0'

const changed = (choice: Choice, { value, tolerance }: AcceptedNumber): Partial<AcceptedNumber> => {
  if (choice === 'range')
    return { tolerance: { by: 'range', low: value, high: value, with_low: true, with_high: true } }
  return {
    ...(tolerance.by === 'range' && { value: tolerance.low }),
    tolerance: { by: choice === 'exact' ? 'absolute' : choice, amount: amounts[choice] },
  }
}

type ToleranceFieldsProps = {
  accepted: AcceptedNumber
  no: number
  /** How many characters an end of a range can have. */
  longest: number
  onChange: (changes: Partial<AcceptedNumber>) => void
  onEnter: () => void
}

/** How far an answer may be from an accepted number. */
export const ToleranceFields = ({ accepted, no, longest, onChange, onEnter }: ToleranceFieldsProps) => {
  const { tolerance } = accepted
  // Whoever types 0.05 has typed 0 first.
  const [isTyping, setTyping] = useState(false)
  const choice = isExact(tolerance) && !isTyping ? 'exact' : tolerance.by
  const field = (
    label: string,
    value: string,
    change: (value: string) => void,
    most: number = kindLimits.numberLength,
  ) => (
    <div data-narrow="">
      <TextField
        label={say('{label} of accepted answer {number}', { label, number: no })}
        hideLabel
        size="sm"
        placeholder={label}
        maxLength={most}
        spellCheck={false}
        value={value}
        onChange={change}
        onEnter={onEnter}
      />
    </div>
  )
  return (
    <>
      {tolerance.by === 'range' && (
        <>
          {field(
            say('From'),
            tolerance.low,
            (low) => onChange({ tolerance: { ...tolerance, low } }),
            longest,
          )}
          {field(
            say('To'),
            tolerance.high,
            (high) => onChange({ tolerance: { ...tolerance, high } }),
            longest,
          )}
        </>
      )}
      <div data-narrow="">
        <Select
          label={say('Tolerance for accepted answer {number}', { number: no })}
          hideLabel
          size="sm"
          value={choice}
          options={choices()}
          onChange={(next) => {
            setTyping(next === 'absolute')
            onChange(changed(next, accepted))
          }}
        />
      </div>
      {tolerance.by === 'range' ? (
        <Checkbox
          label={say('Include both ends')}
          checked={tolerance.with_low && tolerance.with_high}
          onChange={(isClosed) =>
            onChange({ tolerance: { ...tolerance, with_low: isClosed, with_high: isClosed } })
          }
        />
      ) : (
        choice !== 'exact' &&
        field(say('Tolerance'), tolerance.amount, (amount) =>
          onChange({ tolerance: { ...tolerance, amount } }),
        )
      )}
    </>
  )
}
