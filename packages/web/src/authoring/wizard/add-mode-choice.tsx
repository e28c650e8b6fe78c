import { say, sayCount } from '@quizwright/domain/language/say.ts'
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
  return (
    <div>
      <RadioGroup
        label={sayCount(
          count,
          'The quiz already has {count} question',
          'The quiz already has {count} questions',
        )}
        value={value}
        options={[
          {
            value: 'append',
            label: sayCount(count, 'Add to the {count} question', 'Add to the {count} questions'),
          },
          { value: 'replace', label: say('Replace them') },
        ]}
        onChange={onChange}
      />
      {value === 'replace' && (
        <Note role="status">
          {sayCount(
            count,
            'It’s removed from the quiz when you continue. Students see no change until you save or publish ' +
              'in the editor, where you can undo this.',
            'All {count} questions are removed from the quiz when you continue. Students see no change ' +
              'until you save or publish in the editor, where you can undo this.',
          )}
        </Note>
      )}
    </div>
  )
}
