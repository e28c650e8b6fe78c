import { auditEndpoints } from '@quizwright/contracts/endpoints/audit.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryContent } from '../../api/query-content.tsx'
import { EventsTable, readWholeLog } from '../../activity-log/events-table.tsx'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { DownloadButton } from '../../files/download-button.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Panel = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
})
/** A long e-mail address breaks instead of widening the page. */
const Whole = chakra('div', { base: { width: 'full', '& th': { overflowWrap: 'anywhere' } } })

const readPage = async (after: string | undefined, signal: AbortSignal) =>
  (await rest(auditEndpoints).getLog({ query: after === undefined ? {} : { after } }, { signal })).data

/** /operator/log: who did what in the whole installation. */
const LogScreen = () => {
  const found = useInfiniteQuery({
    queryKey: queryKeys.log,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
  return (
    <Page title={say(screenRoutes.log.title)}>
      <Panel>
        <DownloadButton
          makeTable={({ signal }) => readWholeLog((after) => readPage(after, signal), true)}
          disabled={!found.data}
          emptyReason={say('nothing has happened yet')}
        >
          {labels.downloadData}
        </DownloadButton>
        <Whole>
          <QueryContent
            query={found}
            loading={<RowsSkeleton label={say('Loading the log')} rows={8} rowHeight="11" />}
            errorTitle={say('The log couldn’t be loaded')}
          >
            {({ pages }) => <EventsTable events={pages.flatMap(({ events }) => events)} hasQuizzes />}
          </QueryContent>
        </Whole>
        {found.hasNextPage && (
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {say('Show more')}
          </Button>
        )}
      </Panel>
    </Page>
  )
}

export default LogScreen
