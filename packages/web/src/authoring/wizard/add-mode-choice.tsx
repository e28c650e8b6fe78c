import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { AddMode } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'

type AddModeChoiceProps = {
  /** How many questions the quiz has. */
  count: number
  value: AddMode
  onChange: (value: AddMode) => void
}

/** What new questions do to those that the quiz has. Nothing is asked where it has none. */
export const AddModeChoice = ({ count, value, onChange }: AddModeChoiceProps) => {
  if (count === 0) return null
  const questions = countOf(count, 'question')
  return (
    <RadioGroup
      label={`The quiz holds ${questions} already`}
      value={value}
      options={[
        { value: 'append', label: `Add to the ${questions}` },
        { value: 'replace', label: 'Replace them' },
      ]}
      onChange={onChange}
    />
  )
}
