import { say } from '@quizwright/domain/language/say.ts'
import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { type SessionCommands, SessionRow } from './session-row.tsx'

type SessionTableProps = SessionCommands & {
  sessions: readonly Session[]
  coursesOf: (session: Session) => readonly LtiGroup[]
  /** The time at which the sessions were read. */
  now: Date
}

/** Lists the sessions of a quiz, newest first. */
export const SessionTable = ({ sessions, coursesOf, now, ...commands }: SessionTableProps) => {
  const hasLinks = sessions.some(({ link }) => link !== undefined)
  return (
    <TableScroll narrow label={labels.sessions}>
      <StackingTable
        aria-label={labels.sessions}
        minWidth={{ sm: '64rem !important' }}
        css={{
          '& .date': { whiteSpace: { sm: 'nowrap' } },
          // On paper, a column of buttons is empty.
          '@media print': {
            minWidth: '0 !important',
            '& .buttons': { display: 'none !important' },
            '& th[scope=row]': { whiteSpace: 'normal' },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {say('No.')}
            </th>
            <th scope="col">{say('Session name')}</th>
            <th scope="col">{labels.startingDate}</th>
            <th scope="col">{labels.endingDate}</th>
            <th scope="col" className="buttons">
              {labels.description}
            </th>
            {hasLinks && (
              <th scope="col" className="buttons">
                {say('Link')}
              </th>
            )}
            <th scope="col" className="buttons" data-numeric>
              {labels.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session, index) => (
            <SessionRow
              key={session._id}
              session={session}
              courses={coursesOf(session).map(({ name }) => name)}
              no={index + 1}
              now={now}
              hasLinks={hasLinks}
              commands={commands}
            />
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
}
