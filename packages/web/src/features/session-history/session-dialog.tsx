import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { parseDateTime as toDate } from '@quizwright/domain/rules/date-time.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { clockChangeAt } from '../../ui/format/clock-change.ts'
import { toLocalInput } from '../../ui/format/date-time.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFocusInvalid } from '../../ui/form/use-focus-invalid.ts'
import { SettingsFields } from './settings-fields.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isEndedEarlier } from './session-form.ts'
import { useSaveSession } from './use-save-session.ts'
import { useSessionForm } from './use-session-form.ts'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > :nth-child(-n + 2)': { gridColumn: '1 / -1' },
  },
})

const inputValue = (dateTime: string): string => (dateTime === '' ? '' : toLocalInput(dateTime))

const endHint = () =>
  say('Earlier than before: attempts still open at that time are submitted with the answers saved so far.')

/** Creates or edits a session. It is mounted only while it is open, so closing it clears its fields. */
const SessionDialog = ({
  quizId,
  edited,
  hasSettings,
  onClose,
}: {
  quizId: string
  edited: Session | undefined
  /** Whether the services support settings of sessions. */
  hasSettings: boolean
  onClose: () => void
}) => {
  const { form, errors, refusal, refuse, change, pick, check, forget } = useSessionForm(quizId, edited)
  const close = () => {
    forget()
    onClose()
  }
  const save = useSaveSession({ quizId, edited, onSaved: close, onRefused: refuse })
  const fields = useRef<HTMLDivElement>(null)
  useFocusInvalid(fields, refusal)
  const [isAsking, setIsAsking] = useState(false)
  const [openedAt] = useState(() => new Date())
  const endsEarlier = edited !== undefined && isEndedEarlier(edited, form, openedAt)
  const publish = () => {
    if (!check()) return
    if (endsEarlier && toDate(form.end_time) <= new Date()) setIsAsking(true)
    else save.mutate(form)
  }

  return (
    <Dialog
      open
      onClose={close}
      title={edited ? say('Edit session') : say('New session')}
      locked={save.isPending}
      footer={
        <>
          <Button disabled={save.isPending} onClick={close}>
            {labels.cancel}
          </Button>
          <Button variant="solid" busy={save.isPending} onClick={publish}>
            {labels.publish}
          </Button>
        </>
      }
    >
      <Grid ref={fields}>
        <TextField
          label={labels.name}
          required
          name="name"
          value={form.name}
          error={errors['name']}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={labels.description}
          required
          name="description"
          lines={3}
          value={form.description}
          error={errors['description']}
          onChange={(description) => change({ description })}
        />
        <TextField
          label={labels.startingDate}
          required
          type="datetime-local"
          value={inputValue(form.start_time)}
          error={errors['start_time']}
          hint={clockChangeAt(form.start_time)}
          onChange={pick('start_time')}
        />
        <TextField
          label={labels.endingDate}
          required
          type="datetime-local"
          value={inputValue(form.end_time)}
          error={errors['end_time']}
          hint={
            [endsEarlier ? endHint() : '', clockChangeAt(form.end_time) ?? ''].join(' ').trim() || undefined
          }
          onChange={pick('end_time')}
        />
        {hasSettings && <SettingsFields settings={form} errors={errors} onChange={change} />}
      </Grid>
      <ConfirmDialog
        open={isAsking}
        title={say('End this session now?')}
        confirmLabel={say('End session')}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          save.mutate(form)
        }}
      >
        {say('Open attempts will be submitted now with the answers saved so far. You can’t undo this.')}
      </ConfirmDialog>
    </Dialog>
  )
}

export default SessionDialog
