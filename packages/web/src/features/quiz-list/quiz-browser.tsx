import { type ListedQuiz, type ListState, defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListEnd } from '../../ui/list/list-end.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { withFilters, withSearch, withSort } from './list-state.ts'
import { NoQuizzes } from './no-quizzes.tsx'
import type { Opened } from './opened.ts'
import { QuizList } from './quiz-list.tsx'
import { SearchBar } from './search-bar.tsx'
import { useExport } from './use-export.ts'
import { useListState } from './use-list-state.ts'
import { useQuizCommands } from './use-quiz-commands.ts'
import { useQuizPages } from './use-quiz-pages.ts'
import { useSelection } from './use-selection.ts'

type QuizBrowserProps = {
  keepFilters: boolean
  /** The same at each drawing. */ onOpen: (opened: Opened) => void
}

/** Searches, filters, the list and what is done to those selected in it. */
export const QuizBrowser = ({ keepFilters, onOpen }: QuizBrowserProps) => {
  const [state, setState] = useListState(keepFilters)
  const pages = useQuizPages(state)
  const { quizzes } = pages
  const selection = useSelection(quizzes)
  const exporting = useExport()
  const { commands, setArchived, unpublish, isActing } = useQuizCommands({
    open: onOpen,
    download: exporting.start,
  })
  const archived = state.filters.is_archived

  const change = (next: ListState) => {
    selection.clear()
    setState(next)
  }
  const reset = () => change(defaultListState)
  // Reset from elsewhere than among the searches, their fields are begun again.
  const [resets, setResets] = useState(0)
  const resetWithFields = () => {
    reset()
    setResets(resets + 1)
  }
  const withSelected = (nothing: string, act: (chosen: readonly ListedQuiz[]) => void) => () =>
    selection.selected.length === 0 ? toast.warning(nothing) : act(selection.selected)
  const idsOf = (chosen: readonly ListedQuiz[]) => chosen.map(({ _id }) => _id)

  return (
    <>
      <SearchBar
        key={resets}
        search={state.search}
        onSearch={(key, value) => change(withSearch(state, key, value))}
        onReset={reset}
      />
      <div>
        <FilterBar
          filters={state.filters}
          onChange={(changes) => change(withFilters(state, changes))}
          sort={state.sort}
          onSort={(sort) => change({ ...state, sort })}
        />
        <BulkBar
          listed={quizzes.length}
          selected={selection.selected.length}
          archived={archived}
          onSelectAll={selection.selectAll}
          exporting={exporting.underWay}
          acting={isActing}
          onExport={withSelected(toasts.selectQuizToExport, exporting.start)}
          onArchive={withSelected(toasts.selectQuiz, (chosen) => setArchived(idsOf(chosen), !archived))}
          onUnpublish={withSelected(toasts.selectQuiz, (chosen) => unpublish(idsOf(chosen)))}
          onRunAi={(model) =>
            withSelected(toasts.selectQuizToRunAi, (chosen) =>
              onOpen({ window: 'run AI', quizIds: idsOf(chosen), model }),
            )()
          }
          onUndoAi={() => onOpen({ window: 'undo AI' })}
        />
        {pages.isPending ? (
          <ListSkeleton />
        ) : pages.data === undefined ? (
          <ErrorState
            title="The quizzes could not be loaded"
            busy={pages.isFetching}
            onRetry={() => void pages.refetch()}
          >
            {problemText(pages.error)}
          </ErrorState>
        ) : quizzes.length === 0 ? (
          <NoQuizzes state={state} onReset={resetWithFields} onCreate={() => onOpen({ window: 'wizard' })} />
        ) : (
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
            // A page that failed is asked for again only when somebody says so.
            onNearEnd={
              pages.hasNextPage && !pages.isFetching && !pages.isError
                ? () => void pages.fetchNextPage()
                : undefined
            }
            end={
              <ListEnd
                nouns={['quiz', 'quizzes']}
                loading={pages.isFetchingNextPage}
                failure={pages.isError ? problemText(pages.error) : undefined}
                onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
                count={quizzes.length}
                complete={!pages.hasNextPage}
              />
            }
          />
        )}
      </div>
    </>
  )
}
