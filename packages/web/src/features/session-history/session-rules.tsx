import { say } from '@quizwright/domain/language/say.ts'
import type { SessionArrangement } from '@quizwright/domain/arrangement/in-session.ts'
import { optionOrders, questionOrders, waysThrough } from '../../questions/paper-choices.ts'
import { Select } from '../../ui/form/select.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Full = chakra('div', { base: { gridColumn: '1 / -1' } })

type SessionRulesProps = {
  /** Null for the rules of the quiz. */
  rules: SessionArrangement | null
  onChange: (rules: SessionArrangement | null) => void
}

const sources = () =>
  [
    { value: 'quiz', label: say('Same as the quiz') },
    { value: 'own', label: say('Different in this session') },
  ] as const

/** Asks in which order the papers of a session ask, and whether students may go back. */
export const SessionRules = ({ rules, onChange }: SessionRulesProps) => (
  <>
    <Full>
      <Select
        label={say('Question order and navigation')}
        hint={say('Applies to attempts started after you save. Scoring is the same in all sessions.')}
        value={rules ? 'own' : 'quiz'}
        options={sources()}
        onChange={(source) => onChange(source === 'own' ? {} : null)}
      />
    </Full>
    {rules && (
      <>
        <Select
          label={say('Question order')}
          value={rules.shuffle_questions ?? 'none'}
          options={questionOrders()}
          onChange={(shuffle_questions) => onChange({ ...rules, shuffle_questions })}
        />
        <Select
          label={say('Option order')}
          value={rules.shuffle_options ? 'shuffled' : 'same'}
          options={optionOrders()}
          onChange={(order) => onChange({ ...rules, shuffle_options: order === 'shuffled' })}
        />
        <Select
          label={say('Going back')}
          value={rules.one_way ? 'no' : 'yes'}
          options={waysThrough()}
          onChange={(way) => onChange({ ...rules, one_way: way === 'no' })}
        />
      </>
    )}
  </>
)
