import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { QueryError } from '../../api/query-error.tsx'
import { problemText } from '../../api/problem-text.ts'
import { ListEnd } from '../../ui/list/list-end.tsx'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'
import { withSort } from './list-state.ts'
import { QuizList } from './quiz-list.tsx'
import type { RowCommands } from './row-commands.ts'
import type { Browsing } from './use-browsing.ts'
import { NoQuizzes } from './no-quizzes.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    height: '53px',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
})

/** A screen full of grey rows in the shape and height of the real ones. */
const ListSkeleton = () => (
  <div role="status" aria-label={say('Loading the quizzes')}>
    {Array.from({ length: 10 }, (_, row) => (
      <Row key={row}>
        <Skeleton width="4" />
        <Skeleton flex="1" maxWidth={`${28 - (row % 4) * 4}%`} />
        <Skeleton flex="1" maxWidth="12%" display={{ base: 'none', md: 'block' }} ms="auto" />
        <Skeleton flex="1" maxWidth="8%" display={{ base: 'none', md: 'block' }} />
        <Skeleton flex="1" maxWidth="8%" display={{ base: 'none', md: 'block' }} />
        <Skeleton width={{ base: '16', md: '40' }} ms={{ base: 'auto', md: '0' }} />
      </Row>
    ))}
  </div>
)

type FoundQuizzesProps = {
  browsing: Browsing
  commands: RowCommands
  onReset: () => void
  onCreate: () => void
}

/** Shows the quizzes that were found, or why there are none. */
export const FoundQuizzes = ({ browsing, commands, onReset, onCreate }: FoundQuizzesProps) => {
  const { state, counts, pages, selection, change, changeFilters } = browsing
  const { quizzes } = pages
  const isPending = usePendingUntilRendered(pages.isPending)
  if (isPending || (quizzes.length === 0 && pages.isFetching)) return <ListSkeleton />
  if (pages.data === undefined)
    return <QueryError query={pages} title={say('The quizzes couldn’t be loaded')} />
  if (quizzes.length === 0)
    return (
      <NoQuizzes
        state={state}
        counts={counts}
        onReset={onReset}
        onCreate={onCreate}
        onChange={changeFilters}
      />
    )
  // A page that failed to load is requested again only by the user.
  const canLoadMore = pages.hasNextPage && !pages.isFetching && !pages.isError
  return (
    <QuizList
      listKey={JSON.stringify(state)}
      quizzes={quizzes}
      total={pages.total}
      sort={state.sort}
      onSort={(by) => change(withSort(state, by))}
      selection={selection.ids}
      onSelect={selection.select}
      commands={commands}
      stale={pages.isPlaceholderData}
      onNearEnd={canLoadMore ? () => void pages.fetchNextPage() : undefined}
      end={
        <ListEnd
          loadingText={say('Loading more quizzes…')}
          loading={pages.isFetchingNextPage}
          failure={pages.isError ? problemText(pages.error) : undefined}
          onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
          countText={sayCount(quizzes.length, '{count} quiz', '{count} quizzes')}
          complete={!pages.hasNextPage}
        />
      }
    />
  )
}
