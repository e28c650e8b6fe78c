import type { AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { formatDateTime, writeDateTime } from '../ui/format/date-time.ts'
import { StackingTable } from '../ui/table/stacking-table.tsx'
import { TableScroll } from '../ui/table/table.tsx'
import { describeEvent } from './describe-event.ts'

/** An event, with the name of its quiz where events of several are listed. */
type Event = AuditEvent & { quiz?: string | null }

/** Who did what nobody with a name did. */
const unnamed = texts({
  person: 'A colleague',
  command: 'An administrator, by command',
  services: 'Quizwright, by itself',
})

const actorOf = ({ actor, by = 'person' }: Event): string => actor || say(unnamed[by])

type Page = { events: readonly Event[]; next: string | null }

/** Reads a whole log for a file. */
export const readWholeLog = async (
  readPage: (after: string | undefined) => Promise<Page>,
  hasQuizzes: boolean,
) => {
  const quizOf = ({ quiz }: Event): string[] => (hasQuizzes ? [quiz ?? ''] : [])
  const rows: string[][] = [[say('When'), say('Who'), say('What'), ...(hasQuizzes ? [say('Quiz')] : [])]]
  let after: string | undefined
  do {
    const { events, next } = await readPage(after)
    for (const event of events)
      rows.push([writeDateTime(event.at), actorOf(event), describeEvent(event), ...quizOf(event)])
    after = next ?? undefined
  } while (after !== undefined)
  return { name: 'log', rows }
}

/** Who did what and when, newest first. */
export const EventsTable = ({ events, hasQuizzes }: { events: readonly Event[]; hasQuizzes: boolean }) =>
  events.length === 0 ? (
    <p>{say('Nothing has been logged yet. The next change will appear here.')}</p>
  ) : (
    <TableScroll narrow label={say('Activity log')}>
      <StackingTable aria-label={say('Activity log')}>
        <thead>
          <tr>
            <th scope="col">{say('What')}</th>
            {hasQuizzes && <th scope="col">{say('Quiz')}</th>}
            <th scope="col">{say('Who')}</th>
            <th scope="col">{say('When')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event._id}>
              <th scope="row">{describeEvent(event)}</th>
              {hasQuizzes && (
                <td data-label={say('Quiz')}>
                  <bdi>{event.quiz ?? '–'}</bdi>
                </td>
              )}
              <td data-label={say('Who')}>
                <bdi>{actorOf(event)}</bdi>
              </td>
              <td data-label={say('When')}>{formatDateTime(event.at)}</td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </TableScroll>
  )
