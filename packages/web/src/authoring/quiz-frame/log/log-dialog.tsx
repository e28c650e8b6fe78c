import { auditEndpoints, type AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { DownloadButton } from '../../../files/download-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { formatDateTime, writeDateTime } from '../../../ui/format/date-time.ts'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'
import type { FramedQuiz } from '../use-overview.ts'
import { describeEvent } from './describe-event.ts'

const readPage = async (quizId: string, after: string | undefined, signal: AbortSignal) =>
  (
    await rest(auditEndpoints).getQuizLog(
      { params: { id: quizId }, query: after === undefined ? {} : { after } },
      { signal },
    )
  ).data

const actorOf = ({ actor }: AuditEvent): string => actor || say('A colleague')

/** Reads the whole log for a file. */
const readTable = async (quizId: string, signal: AbortSignal) => {
  const rows: string[][] = [[say('When'), say('Who'), say('What')]]
  let after: string | undefined
  do {
    const { events, next } = await readPage(quizId, after, signal)
    for (const event of events) rows.push([writeDateTime(event.at), actorOf(event), describeEvent(event)])
    after = next ?? undefined
  } while (after !== undefined)
  return { name: 'log', rows }
}

const Events = ({ events }: { events: readonly AuditEvent[] }) =>
  events.length === 0 ? (
    <p>{say('Nothing has been logged yet. The next change will appear here.')}</p>
  ) : (
    <TableScroll narrow label={say('Log')}>
      <StackingTable aria-label={say('Log')}>
        <thead>
          <tr>
            <th scope="col">{say('What')}</th>
            <th scope="col">{say('Who')}</th>
            <th scope="col">{say('When')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event._id}>
              <th scope="row">{describeEvent(event)}</th>
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

/** Who did what with a quiz, newest first. */
const LogDialog = ({ quiz, onClose }: { quiz: FramedQuiz; onClose: () => void }) => {
  const found = useInfiniteQuery({
    queryKey: [...queryKeys.quizzes, 'log', quiz._id],
    queryFn: ({ pageParam, signal }) => readPage(quiz._id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnPressOutside
      size="lg"
      title={say('Activity log: {name}', { name: quiz.name })}
      footer={
        <>
          {found.hasNextPage && (
            <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {say('Show more')}
            </Button>
          )}
          <DownloadButton
            makeTable={({ signal }) => readTable(quiz._id, signal)}
            disabled={!found.data}
            emptyReason={say('nothing has happened yet')}
          >
            {labels.downloadData}
          </DownloadButton>
        </>
      }
    >
      {found.isPending ? (
        <RowsSkeleton label={say('Loading the log')} rows={4} rowHeight="11" />
      ) : found.isError ? (
        <ErrorState
          title={say('The log couldn’t be loaded')}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {problemText(found.error)}
        </ErrorState>
      ) : (
        <Events events={found.data.pages.flatMap(({ events }) => events)} />
      )}
    </Dialog>
  )
}

export default LogDialog
