import { auditEndpoints } from '@quizwright/contracts/endpoints/audit.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryContent } from '../../../api/query-content.tsx'
import { EventsTable, readWholeLog } from '../../../activity-log/events-table.tsx'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { DownloadButton } from '../../../files/download-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import type { FramedQuiz } from '../use-overview.ts'

const readPage = async (quizId: string, after: string | undefined, signal: AbortSignal) =>
  (
    await rest(auditEndpoints).getQuizLog(
      { params: { id: quizId }, query: after === undefined ? {} : { after } },
      { signal },
    )
  ).data

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
            makeTable={({ signal }) => readWholeLog((after) => readPage(quiz._id, after, signal), false)}
            disabled={!found.data}
            emptyReason={say('nothing has happened yet')}
          >
            {labels.downloadData}
          </DownloadButton>
        </>
      }
    >
      <QueryContent
        query={found}
        loading={<RowsSkeleton label={say('Loading the log')} rows={4} rowHeight="11" />}
        errorTitle={say('The log couldn’t be loaded')}
      >
        {({ pages }) => <EventsTable events={pages.flatMap(({ events }) => events)} hasQuizzes={false} />}
      </QueryContent>
    </Dialog>
  )
}

export default LogDialog
