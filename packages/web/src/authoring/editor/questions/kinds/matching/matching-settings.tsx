import { say, texts } from '@quizwright/domain/language/say.ts'
import { type Matching, type MatchingRule, matchingRules } from '@quizwright/domain/kinds/matching/schema.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { KindRow } from '../kind-row.tsx'

const ruleNames: Readonly<Record<MatchingRule, string>> = texts({
  each: 'Marks for each correct match',
  half: 'Half marks with one wrong match',
  all: 'All or nothing',
})
const rules = () => matchingRules.map((rule) => ({ value: rule, label: say(ruleNames[rule]) }))

type MatchingSettingsProps = { interaction: Matching; onChange: (interaction: Matching) => void }

/** How matches earn marks, and whether a choice belongs to several prompts. */
export const MatchingSettings = ({ interaction, onChange }: MatchingSettingsProps) => {
  const { presentation, scoring } = interaction
  return (
    <KindRow role="group" aria-label={say('Match scoring')}>
      <div style={{ width: '17rem', maxWidth: '100%' }}>
        <Select
          label={say('How matches are scored')}
          size="sm"
          value={scoring.rule}
          options={rules()}
          onChange={(rule) => onChange({ ...interaction, scoring: { rule } })}
        />
      </div>
      <Checkbox
        label={say('A choice may be used more than once')}
        checked={presentation.reuse}
        onChange={(reuse) => onChange({ ...interaction, presentation: { ...presentation, reuse } })}
      />
      <p>{say('Students see the choices in shuffled order.')}</p>
    </KindRow>
  )
}
