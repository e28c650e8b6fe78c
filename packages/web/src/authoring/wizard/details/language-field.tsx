import { say } from '@quizwright/domain/language/say.ts'
import { languageChoices } from '../../../questions/language-choices.ts'
import { Select } from '../../../ui/form/select.tsx'
import type { DetailsPart } from './details-form.ts'

const unset = ''

/** Asks in which language the questions are written. */
export const LanguageField = ({ details, errors, onChange }: DetailsPart) => (
  <Select
    label={say('Language of the questions')}
    hint={say(
      'Screen readers, printouts and exported files use it. The page around the questions has its own.',
    )}
    value={details.language ?? unset}
    options={[
      { value: unset, label: say('Not set') },
      ...languageChoices(details.language ? [details.language] : []),
    ]}
    error={errors['language']}
    onChange={(language) => onChange({ language: language === unset ? null : language })}
  />
)
