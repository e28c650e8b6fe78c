import { say } from '@quizwright/domain/language/say.ts'
import { type Hotspot, hotspotRules } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { scoringTexts } from '@quizwright/domain/kinds/multiple-answers/scoring-texts.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { KindRow } from '../kind-row.tsx'
import { choiceLimits, limitOf, writtenLimit } from '../choice-limits.ts'
import { ruleNames } from '../multiple-answers/rule-names.ts'

type HotspotSettingsProps = { interaction: Hotspot; onChange: (changes: Partial<Hotspot>) => void }

/** How chosen areas add up to marks, how many may be chosen, and whether students read their names. */
export const HotspotSettings = ({ interaction, onChange }: HotspotSettingsProps) => {
  const { presentation, scoring } = interaction
  const present = (changes: Partial<Hotspot['presentation']>): void =>
    onChange({ presentation: { ...presentation, ...changes } })
  return (
    <KindRow role="group" aria-label={say('Area scoring')}>
      <div style={{ width: '17rem', maxWidth: '100%' }}>
        <Select
          label={say('How choices are scored')}
          size="sm"
          value={scoring.rule}
          options={hotspotRules.map((rule) => ({ value: rule, label: say(ruleNames[rule]) }))}
          onChange={(rule) => onChange({ scoring: { rule } })}
        />
      </div>
      <div style={{ width: '13rem', maxWidth: '100%' }}>
        <Select
          label={say('Students may choose')}
          size="sm"
          value={writtenLimit(presentation.at_most)}
          options={choiceLimits(presentation.areas.length)}
          onChange={(most) => present({ at_most: limitOf(most) })}
        />
      </div>
      <Checkbox
        label={say('Show students the names of the areas')}
        checked={presentation.shows_names}
        onChange={(shows) => present({ shows_names: shows })}
      />
      <p>
        {presentation.at_most === 1
          ? say('Students choose one area by pressing it or its number below the image.')
          : say('Students see: {rule}', { rule: say(scoringTexts[scoring.rule]) })}
      </p>
    </KindRow>
  )
}
