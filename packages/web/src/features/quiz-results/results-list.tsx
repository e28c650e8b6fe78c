import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { SearchX } from 'lucide-react'
import { QueryError } from '../../api/query-error.tsx'
import { href } from '../../routes/routes.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { EarlierVersion } from '../../results/earlier-version.tsx'
import { ListEnd } from '../../ui/list/list-end.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'
import type { Listed } from './results-address.ts'
import { ResultsTable } from './results-table.tsx'
import type { useResultPages } from './use-result-pages.ts'

type ResultsListProps = {
  listed: Listed
  quizId: string | undefined
  pages: ReturnType<typeof useResultPages>
  onReset: () => void
}

const Waiting = () => <RowsSkeleton label={say('Loading the results')} rows={8} columns={[7, 4, 4, 5, 3]} />

/** The list in each of its states: loading, failed, empty or with results. */
export const ResultsList = ({ listed, quizId, pages, onReset }: ResultsListProps) => {
  const { results } = pages
  const isPending = usePendingUntilRendered(pages.data === undefined)
  if (pages.data === undefined && pages.isError) {
    return <QueryError query={pages} title={listed.search ? toasts.searchNotFound : toasts.resultsNotFound} />
  }
  if (isPending) return <Waiting />
  if (results.length === 0 && listed.search) {
    return (
      <EmptyState
        title={toasts.searchNotFound}
        icon={<SearchX aria-hidden />}
        action={<Button onClick={onReset}>{say('Show all results')}</Button>}
      >
        {say('No students match “{keyword}”.', { keyword: listed.search.keyword })}
      </EmptyState>
    )
  }
  if (results.length === 0) {
    return (
      <EarlierVersion quizId={quizId} waiting={<Waiting />}>
        <EmptyState
          title={say('No results yet')}
          action={quizId && <ButtonLink href={href.sessions({ quizId })}>{say('View sessions')}</ButtonLink>}
        >
          {say('Results appear here when students submit. Send them a session link.')}
        </EmptyState>
      </EarlierVersion>
    )
  }
  return (
    <ResultsTable
      listKey={JSON.stringify(listed)}
      results={results}
      total={pages.total}
      stale={pages.isPlaceholderData}
      // A page that failed to load is requested again only when the user asks for it.
      onNearEnd={
        pages.hasNextPage && !pages.isFetching && !pages.isError
          ? () => void pages.fetchNextPage()
          : undefined
      }
      end={
        <ListEnd
          loadingText={say('Loading more results…')}
          loading={pages.isFetchingNextPage}
          failure={pages.isError ? problemText(pages.error) : undefined}
          countText={sayCount(results.length, '{count} result', '{count} results')}
          complete={!pages.hasNextPage}
          onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
        />
      }
    />
  )
}
