import { type ListedQuiz, type ListState, defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { lazy, Suspense, useState } from 'react'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { problemText } from '../../api/problem-text.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useIsOffered } from '../../api/offered-calls.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListEnd } from '../../ui/list/list-end.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useDraftsFirst } from './drafts-first.ts'
import { withFilters, withSearch, withSearchEverywhere, withSort } from './list-state.ts'
import type { Opened } from './opened.ts'
import { QuizList } from './quiz-list.tsx'
import { SearchBar } from './search-bar.tsx'
import { useExport } from './use-export.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { useListCounts } from './use-list-counts.ts'
import { useListState } from './use-list-state.ts'
import { useQuizCommands } from './use-quiz-commands.ts'
import { useQuizPages } from './use-quiz-pages.ts'
import { useSelection } from './use-selection.ts'

const NoQuizzes = lazy(() => importWhenOnline(() => import('./no-quizzes.tsx')))
const SortSelect = lazy(() => importWhenOnline(() => import('./sort-select.tsx')))
const CourseChip = lazy(() => importWhenOnline(() => import('./course-chip.tsx')))
const Narrow = chakra('div', { base: { display: { md: 'none' }, flex: '1 1 9rem' } })

type QuizBrowserProps = {
  keepFilters: boolean
  /** The same at each drawing. */
  onOpen: (opened: Opened) => void
}

/** Searches, filters, the list and what is done to those selected in it. */
export const QuizBrowser = ({ keepFilters, onOpen }: QuizBrowserProps) => {
  const [chosen, setState] = useListState(keepFilters)
  const counts = useListCounts(chosen)
  const state = useDraftsFirst(chosen, counts)
  const pages = useQuizPages(state)
  const { quizzes } = pages
  const instructorId = useInstructorId()
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
  const changeFilters = (changes: Partial<ListState['filters']>) => change(withFilters(state, changes))
  const isExportOffered = useIsOffered('exportQuiz')
  const withSelected = (nothing: string, act: (those: readonly ListedQuiz[]) => void) => () => {
    if (selection.selected.length === 0) return toast.warning(nothing)
    act(selection.selected)
    // What is not listed does not leave the selection by leaving the list.
    if (selection.hasUnlisted) selection.clear()
  }
  const [isSelecting, setIsSelecting] = useState(false)
  const selectTotal = async () => {
    setIsSelecting(true)
    try {
      const { readAllQuizzes } = await import('./read-all-quizzes.ts')
      selection.selectThese(await readAllQuizzes(instructorId, state))
    } catch (error) {
      toast.error('Not all quizzes could be selected', problemText(error))
    }
    setIsSelecting(false)
  }

  return (
    <>
      <SearchBar
        key={resets}
        search={state.search}
        onFind={(text) => change(withSearchEverywhere(state, text))}
        onSearch={(key, value) => change(withSearch(state, key, value))}
        onReset={reset}
      >
        <Suspense fallback={null}>
          {counts?.courses && counts.courses.length > 0 && (
            <CourseChip
              courses={counts.courses}
              chosen={state.filters.course_id}
              onChoose={(course_id) => changeFilters({ course_id })}
            />
          )}
          <Narrow>
            <SortSelect sort={state.sort} onSort={(sort) => change({ ...state, sort })} />
          </Narrow>
        </Suspense>
      </SearchBar>
      <div>
        <FilterBar filters={state.filters} counts={counts} onChange={changeFilters} />
        <BulkBar
          listed={quizzes.length}
          total={pages.total}
          selected={selection.selected.length}
          onSelectTotal={pages.hasNextPage ? () => void selectTotal() : undefined}
          selecting={isSelecting}
          archived={archived}
          onSelectAll={selection.selectAll}
          exporting={exporting.underWay}
          acting={isActing}
          onExport={withSelected(toasts.selectQuizToExport, exporting.start)}
          onDownload={
            isExportOffered
              ? withSelected(toasts.selectQuizToExport, (quizzes) => onOpen({ window: 'download', quizzes }))
              : undefined
          }
          onArchive={withSelected(toasts.selectQuiz, (those) => setArchived(those, !archived))}
          onUnpublish={withSelected(toasts.selectQuiz, unpublish)}
          onRunAi={(model) =>
            withSelected(toasts.selectQuizToRunAi, (those) =>
              onOpen({ window: 'run AI', quizIds: those.map(({ _id }) => _id), model }),
            )()
          }
          onUndoAi={() => onOpen({ window: 'undo AI' })}
        />
        {pages.isPending || (quizzes.length === 0 && pages.isFetching) ? (
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
          <Suspense fallback={<ListSkeleton />}>
            <NoQuizzes
              state={state}
              counts={counts}
              onReset={resetWithFields}
              onCreate={() => onOpen({ window: 'wizard' })}
              onChange={changeFilters}
            />
          </Suspense>
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
