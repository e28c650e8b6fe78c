import { say } from '@quizwright/domain/language/say.ts'
import { isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { costInMarks } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import { withArrangement } from '@quizwright/domain/arrangement/with-arrangement.ts'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { optionOrders, questionOrders, waysThrough } from '../../../questions/paper-choices.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { CheckFields } from './check-fields.tsx'
import { costChoices } from './cost-choices.ts'
import { DrawFields } from './draw-fields.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid } from './form-layout.tsx'

const Hint = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', mt: '1' } })

/** Asks how papers differ from student to student, and what a wrong answer costs. */
export const RulesFields = ({ details, sections = [], onChange }: DetailsPart) => {
  const { quiz_type: quizType, arrangement } = details
  const { shuffle_questions: shuffle = 'none', shuffle_options: areOptionsShuffled = false } =
    arrangement ?? {}
  const wrongCosts = arrangement?.wrong_costs ?? 0
  const isOneWayOffered = useIsFeatureOffered('one_way') || arrangement?.one_way === true
  const areDrawsOffered = useIsFeatureOffered('draws') || isDrawn(arrangement)
  const isCostOffered = useIsFeatureOffered('negative_marks') || wrongCosts > 0
  const set = (changes: Partial<Arrangement>) =>
    onChange({ arrangement: withArrangement(arrangement, changes) })
  return (
    <FormGrid>
      <div>
        <RadioGroup
          label={say('Question order')}
          value={shuffle}
          options={questionOrders()}
          onChange={(shuffle_questions) => set({ shuffle_questions })}
        />
        {shuffle !== 'none' && <Hint>{say('Questions about the same text stay together.')}</Hint>}
      </div>
      {quizType !== 'daq' && (
        <div>
          <RadioGroup
            label={say('Option order')}
            value={areOptionsShuffled ? 'shuffled' : 'same'}
            options={optionOrders()}
            onChange={(order) => set({ shuffle_options: order === 'shuffled' })}
          />
          {areOptionsShuffled && (
            <Hint>
              {say(
                '“All of the above” and similar options stay in place. Each question shows which ones, and you ' +
                  'can choose others.',
              )}
            </Hint>
          )}
        </div>
      )}
      {quizType !== 'daq' && <CheckFields details={details} onChange={onChange} />}
      {quizType !== 'daq' && isOneWayOffered && (
        <div>
          <RadioGroup
            label={say('Going back')}
            value={arrangement?.one_way ? 'no' : 'yes'}
            options={waysThrough()}
            onChange={(way) => set({ one_way: way === 'no' })}
          />
          {arrangement?.one_way && (
            <Hint>{say('Unanswered questions stay unanswered. Students are told in advance.')}</Hint>
          )}
        </div>
      )}
      {quizType !== 'daq' && isCostOffered && (
        <div>
          <Select
            label={say('Wrong answers')}
            value={String(wrongCosts)}
            options={costChoices(wrongCosts)}
            onChange={(share) => set({ wrong_costs: Number(share) })}
          />
          {wrongCosts > 0 && (
            <Hint>
              {say(
                '{costInMarks} for a question with 1 mark. Skipped questions cost nothing, and totals never go ' +
                  'below 0.',
                { costInMarks: costInMarks(wrongCosts, 1) },
              )}
            </Hint>
          )}
        </div>
      )}
      {areDrawsOffered && (
        <DrawFields
          draws={arrangement?.draws ?? []}
          sections={sections}
          onChange={(draws) => set({ draws })}
        />
      )}
    </FormGrid>
  )
}
