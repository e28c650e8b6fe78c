import { RadioGroup } from '../../ui/form/radio-group.tsx'
import type { Taking } from './take-up-questions.ts'

const ways = [
  { value: 'replace', label: 'Replace them' },
  { value: 'add', label: 'Add the new ones after them' },
] as const

type TakingChoiceProps = { there: number; value: Taking; onChange: (taking: Taking) => void }

/** What becomes of the questions that the quiz holds already. */
export const TakingChoice = ({ there, value, onChange }: TakingChoiceProps) =>
  there === 0 ? null : (
    <RadioGroup
      label={`The quiz holds ${there.toLocaleString()} questions already`}
      value={value}
      options={ways}
      onChange={onChange}
    />
  )
