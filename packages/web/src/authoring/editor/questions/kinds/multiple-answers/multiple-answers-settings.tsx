import { say } from '@quizwright/domain/language/say.ts'
import { scoringTexts } from '@quizwright/domain/kinds/multiple-answers/scoring-texts.ts'
import {
  type MultipleAnswers,
  type ScoringRule,
  scoringRules,
} from '@quizwright/domain/kinds/multiple-answers/schema.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { meantPercent } from '@quizwright/domain/kinds/share.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { useEditor } from '../../../editor-context.ts'
import { choiceLimits, limitOf, writtenLimit } from '../choice-limits.ts'
import { ruleNames } from './rule-names.ts'
import { WeightFields } from './weight-fields.tsx'

/** Weights in percent to begin with: right options share all of the marks, each wrong one takes as much back. */
const evenWeights = (options: readonly Option[]): number[] => {
  const right = options.filter((option) => option.is_correct).length
  if (right === 0) return options.map(() => 0)
  const part = meantPercent(100 / right)
  return options.map((option) => (option.is_correct ? part : -part))
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: '4',
    rowGap: '2',
    '& > div': { width: '18rem', maxWidth: '100%' },
    '& > p': { flexBasis: '100%', textStyle: 'xs', color: 'fg.muted' },
  },
})

const rules = () => scoringRules.map((rule) => ({ value: rule, label: say(ruleNames[rule]) }))

type SettingsProps = { question: DraftQuestion; interaction: MultipleAnswers }

/** How choices add up to marks, how many are possible, and whether students read how many are right. */
export const MultipleAnswersSettings = ({ question, interaction }: SettingsProps) => {
  const { store } = useEditor()
  const { presentation, scoring } = interaction
  const change = (changes: Partial<MultipleAnswers>): void =>
    store.trigger.setQuestion({ id: question._id, changes: { interaction: { ...interaction, ...changes } } })
  const chooseRule = (rule: ScoringRule): void =>
    change({
      scoring: rule === 'weights' ? { rule, weights: evenWeights(question.options) } : { rule },
    })
  return (
    <Row data-field="interaction" role="group" aria-label={say('Several right answers')}>
      <div>
        <Select
          label={say('How choices are scored')}
          size="sm"
          value={scoring.rule}
          options={rules()}
          onChange={chooseRule}
        />
      </div>
      <div>
        <Select
          label={say('Students may choose')}
          size="sm"
          value={writtenLimit(presentation.at_most)}
          options={choiceLimits(question.options.length)}
          onChange={(most) => change({ presentation: { ...presentation, at_most: limitOf(most) } })}
        />
      </div>
      <Checkbox
        label={say('Show how many are correct')}
        checked={presentation.tells_count}
        onChange={(tells) => change({ presentation: { ...presentation, tells_count: tells } })}
      />
      <p>{say('Students see: {rule}', { rule: say(scoringTexts[scoring.rule]) })}</p>
      {scoring.rule === 'weights' && (
        <WeightFields
          options={question.options}
          weights={scoring.weights ?? []}
          onChange={(weights) => change({ scoring: { rule: 'weights', weights } })}
        />
      )}
    </Row>
  )
}
