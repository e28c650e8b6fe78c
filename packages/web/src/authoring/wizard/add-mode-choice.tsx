import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { AddMode } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'

const Note = chakra('p', { base: { mt: '2', textStyle: 'sm', color: 'fg.error' } })

type AddModeChoiceProps = {
  /** The number of questions that the quiz has. */
  count: number
  value: AddMode
  onChange: (value: AddMode) => void
}

/** Asks whether new questions are appended or replace the existing ones. Asks nothing if there are none. */
export const AddModeChoice = ({ count, value, onChange }: AddModeChoiceProps) => {
  if (count === 0) return null
  const questions = countOf(count, 'question')
  return (
    <div>
      <RadioGroup
        label={`The quiz holds ${questions} already`}
        value={value}
        options={[
          { value: 'append', label: `Add to the ${questions}` },
          { value: 'replace', label: 'Replace them' },
        ]}
        onChange={onChange}
      />
      {value === 'replace' && (
        <Note role="status">
          {count === 1 ? 'It is' : `All ${questions} are`} taken out of the quiz when you continue. Students
          see no change until you save or publish in the editor, where Undo brings them back.
        </Note>
      )}
    </div>
  )
}
