import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { withArrangement } from '@quizwright/domain/arrangement/with-arrangement.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid } from './form-layout.tsx'

const Hint = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', mt: '1' } })

const questionOrders = [
  { value: 'none', label: 'The same for everybody' },
  { value: 'within_sections', label: 'Shuffled within each section' },
  { value: 'all', label: 'Shuffled across the quiz' },
] as const
const optionOrders = [
  { value: 'same', label: 'The same for everybody' },
  { value: 'shuffled', label: 'Shuffled for each student' },
] as const

/** Asks how papers differ from student to student. */
export const RulesFields = ({ details, onChange }: DetailsPart) => {
  const { quiz_type: quizType, arrangement } = details
  const { shuffle_questions: shuffle = 'none', shuffle_options: areOptionsShuffled = false } =
    arrangement ?? {}
  const set = (changes: Partial<Arrangement>) =>
    onChange({ arrangement: withArrangement(arrangement, changes) })
  return (
    <FormGrid>
      <div>
        <RadioGroup
          label="Order of the questions"
          value={shuffle}
          options={questionOrders}
          onChange={(shuffle_questions) => set({ shuffle_questions })}
        />
        {shuffle !== 'none' && <Hint>Questions about the same text stay together.</Hint>}
      </div>
      {quizType !== 'daq' && (
        <div>
          <RadioGroup
            label="Order of the options"
            value={areOptionsShuffled ? 'shuffled' : 'same'}
            options={optionOrders}
            onChange={(order) => set({ shuffle_options: order === 'shuffled' })}
          />
          {areOptionsShuffled && (
            <Hint>
              “All of the above” and the like stay in their places. Each question shows which, and lets you
              choose others.
            </Hint>
          )}
        </div>
      )}
    </FormGrid>
  )
}
