import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { Pencil, Users } from 'lucide-react'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { SessionLink } from './session-link.tsx'
import { SessionName } from './session-name.tsx'

const Actions = chakra('div', { base: { display: 'flex', gap: '2', justifyContent: 'flex-end' } })
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

type SessionTableProps = {
  sessions: readonly Session[]
  /** When they were read. */
  now: Date
  onView: (session: Session) => void
  onEdit: (session: Session) => void
  onShowCode: (session: Session) => void
  onShowStudents: (session: Session) => void
}

/** The sessions of a quiz, the newest first. */
export const SessionTable = ({
  sessions,
  now,
  onView,
  onEdit,
  onShowCode,
  onShowStudents,
}: SessionTableProps) => {
  const hasLinks = sessions.some(({ link }) => link !== undefined)
  return (
    <TableScroll narrow label={labels.sessions}>
      <StackingTable
        aria-label={labels.sessions}
        minWidth={{ sm: '64rem !important' }}
        css={{ '& .date': { whiteSpace: 'nowrap' } }}
      >
        <thead>
          <tr>
            <th scope="col" data-numeric>
              Serial No
            </th>
            <th scope="col">Session Name</th>
            <th scope="col">{labels.startingDate}</th>
            <th scope="col">{labels.endingDate}</th>
            <th scope="col">{labels.description}</th>
            {hasLinks && <th scope="col">Link</th>}
            <th scope="col" data-numeric>
              {labels.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session, index) => (
            <tr key={session._id}>
              <td data-numeric>{index + 1}</td>
              <th scope="row">
                <SessionName session={session} now={now} />
              </th>
              <td className="date" data-label={labels.startingDate}>
                {formatDateTime(session.start_time)}
              </td>
              <td className="date" data-label={labels.endingDate}>
                {formatDateTime(session.end_time)}
              </td>
              <td data-label={labels.description}>
                <ViewLink
                  type="button"
                  aria-label={`${labels.view} the description of ${session.name}`}
                  onClick={() => onView(session)}
                >
                  {labels.view}
                </ViewLink>
              </td>
              {hasLinks && (
                <td data-label="Link">
                  {session.access === 'student_list' ? (
                    <Button
                      size="sm"
                      icon={<Users aria-hidden />}
                      aria-label={`Students of ${session.name}`}
                      onClick={() => onShowStudents(session)}
                    >
                      Students
                    </Button>
                  ) : (
                    <SessionLink session={session} onShowCode={onShowCode} />
                  )}
                </td>
              )}
              <td>
                <Actions>
                  <ButtonLink size="sm" href={href.quizStats(session.quiz_id._id, session._id)}>
                    {labels.stats}
                  </ButtonLink>
                  <ButtonLink size="sm" href={href.results({ sessionId: session._id })}>
                    {labels.results}
                  </ButtonLink>
                  <Button
                    size="sm"
                    icon={<Pencil aria-hidden />}
                    aria-label={`${labels.edit} ${session.name}`}
                    onClick={() => onEdit(session)}
                  >
                    {labels.edit}
                  </Button>
                </Actions>
              </td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
}
