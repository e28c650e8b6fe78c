import type { LtiScore } from '@quizwright/contracts/schemas/lti-score.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { RotateCcw } from 'lucide-react'
import { formatTwoDecimals } from '../../../results/figures.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { CenteredWrap, ListRow, ListRowText } from '../../../ui/layout/parts.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'

type Tone = 'good' | 'accent' | 'warning'
const states = (): Record<LtiScore['state'], { name: string; tone?: Tone }> => ({
  none: { name: say('Nothing to send yet') },
  waiting: { name: say('Waiting'), tone: 'accent' },
  sent: { name: say('Sent'), tone: 'good' },
  differs: { name: say('Changed in the course'), tone: 'warning' },
  kept: { name: say('Course grade kept') },
  refused: { name: say('Refused'), tone: 'warning' },
})

const markOf = (score: number | null, maximum: number | null): string | undefined =>
  score === null || maximum === null
    ? undefined
    : say('{obtained} of {total}', {
        obtained: formatTwoDecimals(score),
        total: formatTwoDecimals(maximum),
      })

type GradeRowProps = {
  score: LtiScore
  isBusy: boolean
  onSendAgain: () => void
  onKeep: (whose: 'theirs' | 'ours') => void
}

/** The grade of one student in the gradebook, and what the instructor can do about it. */
export const GradeRow = ({ score, isBusy, onSendAgain, onKeep }: GradeRowProps) => {
  const { full_name: name, email, course, platform, state, given, maximum, theirs, reason } = score
  // Without marks, the platform was only told that answers wait for them.
  const isBeingMarked = state === 'sent' && given === null
  const { name: stateName, tone } = isBeingMarked
    ? { name: say('Being marked'), tone: 'accent' as const }
    : states()[state]
  const ours = markOf(given, maximum)
  const there = markOf(theirs, maximum)
  return (
    <ListRow>
      <ListRowText>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <bdi>{email}</bdi>
        </p>
        <p className="quiet">
          {commaList([
            course === '' ? platform : labelled(platform, course),
            ours !== undefined && say('sent {grade}', { grade: ours }),
            state === 'differs' && there !== undefined && say('now {grade} in the course', { grade: there }),
          ])}
        </p>
        {score.left_at !== null && (
          <p className="quiet">{say('Left the course on {date}', { date: formatDateTime(score.left_at) })}</p>
        )}
        {reason !== null && <p>{sayMade(reason)}</p>}
        {score.failing_since !== null && (
          <p className="quiet">
            {say('No reply since {date}.', { date: formatDateTime(score.failing_since) })}
          </p>
        )}
      </ListRowText>
      <CenteredWrap>
        <Badge tone={tone}>{stateName}</Badge>
        {state === 'refused' && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden />}
            busy={isBusy}
            aria-label={say('Send the grade of {name} again', { name })}
            onClick={onSendAgain}
          >
            {say('Send again')}
          </Button>
        )}
        {state === 'differs' && (
          <>
            <Button
              size="sm"
              busy={isBusy}
              aria-label={say('Keep the course’s grade for {name}', { name })}
              onClick={() => onKeep('theirs')}
            >
              {say('Keep course grade')}
            </Button>
            <Button
              size="sm"
              busy={isBusy}
              aria-label={say('Send our grade for {name}', { name })}
              onClick={() => onKeep('ours')}
            >
              {say('Send our grade')}
            </Button>
          </>
        )}
      </CenteredWrap>
    </ListRow>
  )
}
