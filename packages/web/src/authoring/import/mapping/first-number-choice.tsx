import { say } from '@quizwright/domain/language/say.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'

const choiceNames = { 0: 'zero', 1: 'one' } as const

type FirstNumberChoiceProps = {
  /** One right option of the file, and the options of its question. */
  numbered: NumberedKey
  value: 0 | 1 | undefined
  onChange: (first: 0 | 1) => void
}

/** Asks, once for a file, whether the numbers of right options count from 0 or from 1, and shows what each means. */
export const FirstNumberChoice = ({
  numbered: { key, options },
  value,
  onChange,
}: FirstNumberChoiceProps) => {
  const labelOf = (first: 0 | 1): string => {
    const option = options[key - first]
    return option === undefined
      ? say('From {first}: no such option', { first })
      : say('From {first}: {letter}) {option}', { first, letter: letterOf(key - first), option })
  }
  return (
    <RadioGroup
      label={say('Correct options are given as numbers, such as {key}. Which number is the first option?', {
        key,
      })}
      value={value === undefined ? undefined : choiceNames[value]}
      options={[
        { value: 'zero', label: labelOf(0) },
        { value: 'one', label: labelOf(1) },
      ]}
      onChange={(chosen) => onChange(chosen === 'zero' ? 0 : 1)}
    />
  )
}
