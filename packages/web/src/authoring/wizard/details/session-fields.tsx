import { say } from '@quizwright/domain/language/say.ts'
import { clockChangeAt } from '../../../ui/format/clock-change.ts'
import { fromLocalInput, toLocalInput } from '../../../ui/format/date-time.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid, FullWidth } from './form-layout.tsx'

const shown = (moment: string): string => (moment === '' ? '' : toLocalInput(moment))

/** Asks for the first session, in which students may take the quiz. */
export const SessionFields = ({
  details,
  errors,
  alerts,
  onChange,
}: DetailsPart & { alerts: { start_time?: string; end_time?: string } }) => {
  const pick = (field: 'start_time' | 'end_time') => (value: string) =>
    onChange({ [field]: fromLocalInput(value) ?? '' })
  return (
    <FormGrid>
      <FullWidth>
        <TextField
          label={say('Session name')}
          required
          name="session_name"
          value={details.session_name}
          error={errors['session_name']}
          onChange={(session_name) => onChange({ session_name })}
        />
      </FullWidth>
      <FullWidth>
        <TextField
          label={say('Session description')}
          required
          name="session_description"
          lines={2}
          value={details.session_description}
          error={errors['session_description']}
          onChange={(session_description) => onChange({ session_description })}
        />
      </FullWidth>
      <TextField
        label={say('Start time')}
        required
        type="datetime-local"
        value={shown(details.start_time)}
        hint={clockChangeAt(details.start_time)}
        error={errors['start_time'] === alerts.start_time ? undefined : errors['start_time']}
        alert={alerts.start_time}
        onChange={pick('start_time')}
      />
      <TextField
        label={say('End time')}
        required
        type="datetime-local"
        value={shown(details.end_time)}
        hint={clockChangeAt(details.end_time)}
        error={errors['end_time']}
        alert={alerts.end_time}
        onChange={pick('end_time')}
      />
    </FormGrid>
  )
}
