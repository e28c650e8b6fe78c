import { elementAt } from '@quizwright/domain/defined.ts'
import { languageNames, languages } from '@quizwright/domain/language/languages.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { isGuessable, type SessionSettings, suggestCode } from '@quizwright/domain/rules/session-settings.ts'
import { sessionLimits } from '@quizwright/domain/limits.ts'
import type { SessionAccess } from '@quizwright/domain/schemas/session.ts'
import { useIsFeatureOffered } from '../../api/offered-kinds.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { accessHints, accessNames } from '../../sessions/describe-session.ts'
import type { SessionErrors } from './session-form.ts'
import { SessionRules } from './session-rules.tsx'
import { MutedText } from '../../ui/layout/parts.tsx'

const Full = chakra('div', { base: { gridColumn: '1 / -1' } })

/** Who may be chosen; students of courses only where services know a learning platform. */
const optionsFor = (hasPlatforms: boolean) =>
  Object.entries(accessNames)
    .filter(([value]) => value !== 'institution' || hasPlatforms)
    .map(([value, label]) => ({ value: value as SessionAccess, label: say(label) }))

const languageOptions = () => [
  { value: 'own' as const, label: say('Each student’s choice') },
  ...languages.map((language) => ({ value: language, label: languageNames[language] })),
]

/** From 0 to below 1, and not predictable. */
const randomNumber = (): number => elementAt(crypto.getRandomValues(new Uint32Array(1)), 0) / 2 ** 32

/** The periods that are offered, in days. */
const forgetPeriods = [30, 90, 180, 365]
const forgetOptions = (chosen: number | null) => [
  { value: 'never', label: say('Never') },
  ...[...new Set([...forgetPeriods, ...(chosen === null ? [] : [chosen])])]
    .toSorted((one, other) => one - other)
    .map((days) => ({
      value: String(days),
      label: sayCount(days, '{count} day after the end', '{count} days after the end'),
    })),
]

type SettingsFieldsProps = {
  settings: SessionSettings
  errors: SessionErrors
  onChange: (changes: Partial<SessionSettings>) => void
}

const codeHint = (code: string | null): string =>
  code !== null && isGuessable(code)
    ? say('A code this short can be guessed within hours. Use six letters and digits.')
    : say('Announce it in class; students enter it to start. Leave empty for none.')

/** Says before what sharing devices means for results. */
const sharedDevicesHint = ({ access, shared_devices: isShared }: SessionSettings): string =>
  [
    say(
      'For shared computers: after each submission, the student’s details and answers are removed, ' +
        'and the next student starts with empty fields. Has no effect on pop-up quizzes.',
    ),
    ...(isShared && access === 'anyone'
      ? [
          say(
            'Students see their result only once, right after submitting, and not at all if it comes later.',
          ),
        ]
      : []),
  ].join(' ')

/** Who may take the quiz in a session, how often, and with which code. */
export const SettingsFields = ({ settings, errors, onChange }: SettingsFieldsProps) => {
  const hasPlatforms = useIsFeatureOffered('learning_platforms') || settings.access === 'institution'
  const hasForgetting = useIsFeatureOffered('forgetting') || settings.forget_after_days !== null
  const hasRules = useIsFeatureOffered('session_rules') || settings.arrangement !== null
  return (
    <>
      <Full>
        <Select
          label={say('Who can take it')}
          hint={say(accessHints[settings.access])}
          value={settings.access}
          options={optionsFor(hasPlatforms)}
          onChange={(access) => onChange({ access })}
        />
      </Full>
      <NumberField
        label={say('Attempts allowed')}
        hint={say('Per student. Leave empty for unlimited.')}
        maxDigits={String(sessionLimits.attemptsAllowed).length}
        value={settings.attempts_allowed === null ? '' : String(settings.attempts_allowed)}
        error={errors['attempts_allowed']}
        onChange={(digits) => onChange({ attempts_allowed: digits === '' ? null : Number(digits) })}
      />
      <div>
        <TextField
          label={say('Access code')}
          hint={codeHint(settings.access_code)}
          autoComplete="off"
          spellCheck={false}
          maxLength={sessionLimits.maxCodeLength}
          value={settings.access_code ?? ''}
          error={errors['access_code']}
          onChange={(code) => onChange({ access_code: code === '' ? null : code })}
        />
        {(settings.access_code === null || isGuessable(settings.access_code)) && (
          <Button size="sm" onClick={() => onChange({ access_code: suggestCode(randomNumber) })}>
            {say('Suggest a code')}
          </Button>
        )}
      </div>
      <Full>
        <Select
          label={say('Language for students')}
          hint={say('For the quiz page and emails. Students can switch to another language there.')}
          value={settings.language ?? 'own'}
          options={languageOptions()}
          onChange={(language) => onChange({ language: language === 'own' ? null : language })}
        />
      </Full>
      {hasRules && (
        <SessionRules rules={settings.arrangement} onChange={(arrangement) => onChange({ arrangement })} />
      )}
      {hasForgetting && (
        <Full>
          <Select
            label={say('Erase students’ personal details')}
            hint={say(
              'Erases names, email addresses and all other personal details for good. Answers, marks and ' +
                'statistics stay.',
            )}
            value={settings.forget_after_days === null ? 'never' : String(settings.forget_after_days)}
            error={errors['forget_after_days']}
            options={forgetOptions(settings.forget_after_days)}
            onChange={(days) => onChange({ forget_after_days: days === 'never' ? null : Number(days) })}
          />
        </Full>
      )}
      <Full>
        <Checkbox
          label={say('Students share devices')}
          checked={settings.shared_devices}
          onChange={(isShared) => onChange({ shared_devices: isShared })}
        />
        <MutedText>{sharedDevicesHint(settings)}</MutedText>
      </Full>
    </>
  )
}
