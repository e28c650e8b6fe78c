import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { SessionStudent } from '@quizwright/contracts/schemas/session-student.ts'
import { CirclePlus, Clock, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ListRow, ListRowText, Wrap } from '../../../ui/layout/parts.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import type { Allowed, Wish } from './allow-dialog.tsx'

const takenBack = () => say('Withdrawn')

type GivenProps = { amount: string; reason: string; label: string; isBusy: boolean; onTakeBack: () => void }

/** What the student was allowed, and the button that takes it back. */
const Given = ({ amount, reason, label, isBusy, onTakeBack }: GivenProps) => (
  <p>
    <b>{amount}</b> (<bdi>{reason}</bdi>){' '}
    <Button
      size="sm"
      variant="ghost"
      icon={<Undo2 aria-hidden />}
      ms={{ base: '-3', sm: '0' }}
      busy={isBusy}
      aria-label={label}
      onClick={onTakeBack}
    >
      {say('Withdraw')}
    </Button>
  </p>
)

type SessionStudentRowProps = {
  student: SessionStudent
  /** Whether the session limits attempts, so that one more can be allowed. */
  isLimited: boolean
  isBusy: boolean
  onWish: (wish: Wish) => void
  onAllow: (allowed: Allowed) => void
}

export const SessionStudentRow = ({
  student,
  isLimited,
  isBusy,
  onWish,
  onAllow,
}: SessionStudentRowProps) => {
  const { email, open, more_minutes: minutes, more_attempts: more } = student
  const name = student.full_name || email
  return (
    <ListRow>
      <ListRowText>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <bdi>{email}</bdi>{' '}
          {!student.is_confirmed && (
            <Badge title={say('Entered by the student; not verified')}>{say('Identity not verified')}</Badge>
          )}
        </p>
        <p className="quiet">
          {open
            ? sayCount(
                student.attempts,
                '{count} attempt, one in progress until {date}',
                '{count} attempts, one in progress until {date}',
                { date: formatDateTime(open.due_at) },
              )
            : sayCount(
                student.attempts,
                '{count} attempt, none in progress',
                '{count} attempts, none in progress',
              )}
        </p>
        {minutes && (
          <Given
            amount={sayCount(minutes.amount, '{count} extra minute', '{count} extra minutes')}
            reason={minutes.reason}
            label={say('Withdraw the extra minutes of {name}', { name })}
            isBusy={isBusy}
            onTakeBack={() => onAllow({ more_minutes: 0, reason: takenBack() })}
          />
        )}
        {more && (
          <Given
            amount={sayCount(more.amount, '{count} extra attempt', '{count} extra attempts')}
            reason={more.reason}
            label={say('Withdraw an extra attempt of {name}', { name })}
            isBusy={isBusy}
            onTakeBack={() =>
              onAllow({ more_attempts: more.amount - 1, reason: more.amount > 1 ? more.reason : takenBack() })
            }
          />
        )}
      </ListRowText>
      <Wrap>
        <Button
          size="sm"
          icon={<Clock aria-hidden />}
          aria-label={say('Extra time for {name}', { name })}
          onClick={() => onWish({ what: 'time', student })}
        >
          {say('Extra time')}
        </Button>
        {isLimited && (
          <Button
            size="sm"
            icon={<CirclePlus aria-hidden />}
            aria-label={say('Extra attempt for {name}', { name })}
            onClick={() => onWish({ what: 'attempt', student })}
          >
            {say('Extra attempt')}
          </Button>
        )}
      </Wrap>
    </ListRow>
  )
}
