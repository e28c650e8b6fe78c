import type { SessionStudent } from '@quizwright/contracts/schemas/session-student.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { CirclePlus, Clock, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Allowed, Wish } from './allow-dialog.tsx'

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'start',
    justifyContent: 'space-between',
    py: '3',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& p': { textStyle: 'sm' },
    '& p > button': { ms: { base: '-3', sm: '0' } },
    '& p.quiet': { color: 'fg.muted' },
    '& > div:first-of-type': { minWidth: '0', flex: '1 1 16rem' },
    '& > div + div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

const takenBack = 'Taken back'

type GivenProps = { amount: string; reason: string; label: string; isBusy: boolean; onTakeBack: () => void }

/** What the student was allowed, and the button that takes it back. */
const Given = ({ amount, reason, label, isBusy, onTakeBack }: GivenProps) => (
  <p>
    <b>{amount}</b> (<bdi>{reason}</bdi>){' '}
    <Button
      size="sm"
      variant="ghost"
      icon={<Undo2 aria-hidden />}
      busy={isBusy}
      aria-label={label}
      onClick={onTakeBack}
    >
      Take back
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
    <Item>
      <div>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <bdi>{email}</bdi>{' '}
          {!student.is_confirmed && (
            <Badge title="Typed by whoever opened the link; nobody has checked it">Not confirmed</Badge>
          )}
        </p>
        <p className="quiet">
          {countOf(student.attempts, 'attempt')}
          {open ? `, one under way until ${formatDateTime(open.due_at)}` : ', none under way'}
        </p>
        {minutes && (
          <Given
            amount={countOf(minutes.amount, 'more minute')}
            reason={minutes.reason}
            label={`Take back the minutes of ${name}`}
            isBusy={isBusy}
            onTakeBack={() => onAllow({ more_minutes: 0, reason: takenBack })}
          />
        )}
        {more && (
          <Given
            amount={countOf(more.amount, 'more attempt')}
            reason={more.reason}
            label={`Take back an attempt of ${name}`}
            isBusy={isBusy}
            onTakeBack={() =>
              onAllow({ more_attempts: more.amount - 1, reason: more.amount > 1 ? more.reason : takenBack })
            }
          />
        )}
      </div>
      <div>
        <Button
          size="sm"
          icon={<Clock aria-hidden />}
          aria-label={`More time for ${name}`}
          onClick={() => onWish({ what: 'time', student })}
        >
          More time
        </Button>
        {isLimited && (
          <Button
            size="sm"
            icon={<CirclePlus aria-hidden />}
            aria-label={`One more attempt for ${name}`}
            onClick={() => onWish({ what: 'attempt', student })}
          >
            One more attempt
          </Button>
        )}
      </div>
    </Item>
  )
}
