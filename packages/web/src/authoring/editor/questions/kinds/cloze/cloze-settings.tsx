import { say, texts } from '@quizwright/domain/language/say.ts'
import { readAnswers, writeAnswers } from '@quizwright/domain/kinds/cloze/gap-line.ts'
import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { type Cloze, type ClozeRule, clozeRules } from '@quizwright/domain/kinds/cloze/schema.ts'
import { Select } from '../../../../../ui/form/select.tsx'
import { KindRow } from '../kind-row.tsx'
import { ParsedField } from '../../../../../ui/form/parsed-field.tsx'

const ruleNames: Readonly<Record<ClozeRule, string>> = texts({
  each: 'Marks for each correct gap',
  all: 'All or nothing',
})
const rules = () => clozeRules.map((rule) => ({ value: rule, label: say(ruleNames[rule]) }))

type ClozeSettingsProps = {
  interaction: Cloze
  hasBank: boolean
  /** The words of the bank that are right in no gap. */
  extra: readonly string[]
  onExtra: (extra: string[]) => void
  onChange: (interaction: Cloze) => void
}

const writeWords = (words: readonly string[]): string =>
  writeAnswers({ ...blankGap('bank'), accepted: words.map((word) => acceptedWord(word)) })
const readWords = (written: string): readonly string[] =>
  readAnswers('bank', written).accepted.map(({ value }) => value)

/** How gaps earn marks, and the further words of the bank. */
export const ClozeSettings = ({ interaction, hasBank, extra, onExtra, onChange }: ClozeSettingsProps) => (
  <KindRow role="group" aria-label={say('Gap scoring')}>
    <div style={{ width: '17rem', maxWidth: '100%' }}>
      <Select
        label={say('How gaps are scored')}
        size="sm"
        value={interaction.scoring.rule}
        options={rules()}
        onChange={(rule) => onChange({ ...interaction, scoring: { rule } })}
      />
    </div>
    {hasBank && (
      <div data-wide="">
        <ParsedField
          label={say('Extra words in the bank')}
          hideLabel={false}
          placeholder={say('Words that fit no gap: Lyon | Nice')}
          value={extra}
          write={writeWords}
          read={readWords}
          onChange={(words) => onExtra([...words])}
        />
      </div>
    )}
    <p>
      {say(
        'Separate answers with |. For partial marks, end an answer with @50%. For feedback, add it ' +
          'after #: Lyon @50% # Close.',
      )}
    </p>
  </KindRow>
)
