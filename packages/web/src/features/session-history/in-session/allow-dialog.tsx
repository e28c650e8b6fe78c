import { say } from '@quizwright/domain/language/say.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { allowanceFindings } from '@quizwright/domain/rules/allowance.ts'
import type { SessionStudent } from '@quizwright/contracts/schemas/session-student.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { ReasonField } from '../../../results/reason-field.tsx'
import { useKeptText } from '../../../ui/form/use-kept-text.ts'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { Stack } from '../../../ui/layout/parts.tsx'

/** What an instructor wants to allow a student: more time, or one more attempt. */
export type Wish = { what: 'time' | 'attempt'; student: SessionStudent }
export type Allowed = { more_minutes?: number; more_attempts?: number; reason: string }

type AllowDialogProps = {
  sessionId: string
  wish: Wish
  isBusy: boolean
  /** Resolves with whether it was done. */
  onAllow: (allowed: Allowed) => Promise<boolean>
  onClose: () => void
}

const timeText = ({ open }: SessionStudent): string =>
  open
    ? say(
        'The attempt in progress ends on {date}. Extra time extends it, and every attempt this student ' +
          'starts in this session.',
        { date: formatDateTime(open.due_at) },
      )
    : say('No attempt is in progress. Extra time extends every attempt this student starts in this session.')

const attemptText = () =>
  say('This student can start one more attempt while the session is open. Earlier results are kept.')

/** Asks for the minutes, if it is about time, and for the reason. */
export const AllowDialog = ({ sessionId, wish, isBusy, onAllow, onClose }: AllowDialogProps) => {
  const { what, student } = wish
  const place = `${what} for ${student.student_id} in ${sessionId}`
  const [reason, setReason] = useKeptText(`more-${place}`)
  const [minutes, setMinutes] = useKeptText(`minutes-of-more-${place}`)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const reasonError = allowanceFindings({ reason })[0]?.message
  const minutesError =
    what === 'time' && Number(minutes) < 1 ? say('Enter the number of minutes.') : undefined
  const send = async () => {
    setIsSubmitted(true)
    if (reasonError !== undefined || minutesError !== undefined) return
    const isDone = await onAllow({
      ...(what === 'time'
        ? { more_minutes: Number(minutes) }
        : { more_attempts: (student.more_attempts?.amount ?? 0) + 1 }),
      reason,
    })
    if (!isDone) return
    setReason('')
    setMinutes('')
    onClose()
  }
  return (
    <Dialog
      open
      title={
        what === 'time'
          ? say('Extra time for {student}', { student: student.full_name || student.email })
          : say('Extra attempt for {student}', { student: student.full_name || student.email })
      }
      locked={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button variant="solid" busy={isBusy} onClick={() => void send()}>
            {say('Allow')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{what === 'time' ? timeText(student) : attemptText()}</p>
        {what === 'time' && (
          <NumberField
            label={say('Extra minutes')}
            hint={
              student.more_minutes
                ? say('In total, instead of the {minutes} allowed so far.', {
                    minutes: student.more_minutes.amount,
                  })
                : say('Added to the normal time limit.')
            }
            required
            max={attemptLimits.moreMinutes}
            value={minutes}
            error={isSubmitted ? minutesError : undefined}
            onChange={setMinutes}
          />
        )}
        <ReasonField value={reason} error={isSubmitted ? reasonError : undefined} onChange={setReason} />
      </Stack>
    </Dialog>
  )
}
