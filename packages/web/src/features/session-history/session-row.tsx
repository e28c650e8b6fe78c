import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Copy, Pencil, QrCode, Users } from 'lucide-react'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink, IconButton } from '../../ui/buttons/button.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { hasOneLink } from '../../sessions/describe-session.ts'
import { SessionName } from './session-name.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'

const Line = chakra('div', { base: { display: 'flex', gap: '1', alignItems: 'center' } })

const copy = (session: Session, link: string) =>
  void navigator.clipboard.writeText(link).then(
    () => toast.success(say('Copied the link of {name}.', { name: session.name })),
    () => toast.error(say('The link couldn’t be copied. Open the QR code and copy it manually.')),
  )

/** Copies the link of a session, or shows it as a QR code. */
const SessionLink = ({
  session,
  onShowCode,
}: {
  session: Session
  onShowCode: (session: Session) => void
}) => {
  const { link } = session
  if (link === undefined) return null
  return (
    <Line>
      <Button
        size="sm"
        icon={<Copy aria-hidden />}
        aria-label={say('Copy the link of {name}', { name: session.name })}
        onClick={() => copy(session, link)}
      >
        {say('Copy')}
      </Button>
      {hasOneLink(session) && (
        <IconButton
          size="sm"
          variant="outline"
          label={say('Show the QR code of {name}', { name: session.name })}
          icon={<QrCode aria-hidden />}
          onClick={() => onShowCode(session)}
        />
      )}
    </Line>
  )
}

const Actions = chakra('div', {
  base: {
    display: 'flex',
    // In a language of longer words, the buttons stand in two rows, where all are in sight.
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: { sm: 'flex-end' },
    // The name gives way before the usual four buttons do.
    '@media (min-width: 87.5rem)': { '&:not(:has(> :nth-child(5)))': { flexWrap: 'nowrap' } },
  },
})
const ViewLink = chakra('button', {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'button',
    borderRadius: 'l1',
    minHeight: '6',
    px: '1',
    mx: '-1',
  },
})

const Courses = chakra('small', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
})

/** The results have names, which a viewer does not see. */
const ResultsLink = ({ sessionId }: { sessionId: string }) =>
  useMay('marker') && (
    <ButtonLink size="sm" href={href.results({ sessionId })}>
      {labels.results}
    </ButtonLink>
  )

export type SessionCommands = {
  onView: (session: Session) => void
  /** Undefined for those who may only look, like `onShowStudents`. */
  onEdit: ((session: Session) => void) | undefined
  onShowCode: (session: Session) => void
  onShowStudents: ((session: Session) => void) | undefined
  /** Undefined if the services know no learning platforms. */
  onShowGrades: ((session: Session) => void) | undefined
  /** Undefined if the services cannot tell who is in a session. */
  onShowAttempts: ((session: Session) => void) | undefined
}

type SessionRowProps = {
  session: Session
  /** The titles of the courses in which it is linked. */
  courses: readonly string[]
  no: number
  /** The time at which the sessions were read. */
  now: Date
  /** Whether the table has a column for links. */
  hasLinks: boolean
  commands: SessionCommands
}

export const SessionRow = ({ session, courses, no, now, hasLinks, commands }: SessionRowProps) => (
  <tr>
    <td data-numeric>{no}</td>
    <th scope="row">
      <SessionName session={session} now={now} />
      {courses.length > 0 && <Courses>{say('In {courses}', { courses: commaList(courses) })}</Courses>}
    </th>
    <td className="date" data-label={labels.startingDate}>
      <bdi>{formatDateTime(session.start_time)}</bdi>
    </td>
    <td className="date" data-label={labels.endingDate}>
      <bdi>{formatDateTime(session.end_time)}</bdi>
    </td>
    <td className="buttons" data-label={labels.description}>
      <ViewLink
        type="button"
        aria-label={say('{view} the description of {name}', { view: labels.view, name: session.name })}
        onClick={() => commands.onView(session)}
      >
        {labels.view}
      </ViewLink>
    </td>
    {hasLinks && (
      <td className="buttons" data-label={say('Link')}>
        {session.access === 'student_list' ? (
          commands.onShowStudents && (
            <Button
              size="sm"
              icon={<Users aria-hidden />}
              aria-label={say('Students of {name}', { name: session.name })}
              onClick={() => commands.onShowStudents?.(session)}
            >
              {say('Students')}
            </Button>
          )
        ) : (
          <SessionLink session={session} onShowCode={commands.onShowCode} />
        )}
      </td>
    )}
    <td className="buttons">
      <Actions>
        <ButtonLink size="sm" href={href.quizStats(session.quiz_id._id, session._id)}>
          {labels.stats}
        </ButtonLink>
        <ResultsLink sessionId={session._id} />
        {session.access === 'institution' && commands.onShowGrades && (
          <Button
            size="sm"
            aria-label={say('Grades of {name}', { name: session.name })}
            onClick={() => commands.onShowGrades?.(session)}
          >
            {say('Grades')}
          </Button>
        )}
        {commands.onShowAttempts && (
          <Button
            size="sm"
            aria-label={say('Extra time or attempts in {name}', { name: session.name })}
            onClick={() => commands.onShowAttempts?.(session)}
          >
            {say('Extra time or attempts')}
          </Button>
        )}
        {commands.onEdit && (
          <Button
            size="sm"
            icon={<Pencil aria-hidden />}
            aria-label={say('Edit {name}', { name: session.name })}
            onClick={() => commands.onEdit?.(session)}
          >
            {labels.edit}
          </Button>
        )}
      </Actions>
    </td>
  </tr>
)
