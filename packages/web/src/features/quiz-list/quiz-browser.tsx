import { useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FoundQuizzes } from './found-quizzes.tsx'
import { hasNothing } from './has-nothing.ts'
import { withSearch, withSearchEverywhere } from './list-state.ts'
import type { Opened } from './opened.ts'
import { SearchBar } from './search-bar.tsx'
import { SelectedQuizzes } from './selected-quizzes.tsx'
import { useBrowsing } from './use-browsing.ts'
import { useExport } from './use-export.ts'
import { useQuizCommands } from './use-quiz-commands.ts'
import { CourseChip } from './course-chip.tsx'
import { SortSelect } from './sort-select.tsx'

// Shown while the list is too narrow for all column headings, so that every order can still be chosen.
const Narrow = chakra('div', {
  base: { display: { xl: 'none' }, flex: { base: '1 1 6.5rem', md: '0 1 12rem' } },
})

type QuizBrowserProps = {
  keepFilters: boolean
  /** Must be stable. */
  onOpen: (opened: Opened) => void
}

/** The searches, the filters, the list, and the actions on selected quizzes. */
export const QuizBrowser = ({ keepFilters, onOpen }: QuizBrowserProps) => {
  const browsing = useBrowsing(keepFilters)
  const { state, counts, change, changeFilters, reset } = browsing
  const exporting = useExport()
  const quizCommands = useQuizCommands({
    shown: state.filters.is_publish,
    open: onOpen,
    download: exporting.start,
  })
  // Remounts the search fields when they are reset from outside.
  const [resets, setResets] = useState(0)
  const resetWithFields = () => {
    reset()
    setResets(resets + 1)
  }

  if (hasNothing(state, counts)) return <FirstSteps onOpen={onOpen} />
  return (
    <>
      <SearchBar
        key={resets}
        search={state.search}
        onFind={(text) => change(withSearchEverywhere(state, text))}
        onSearch={(key, value) => change(withSearch(state, key, value))}
        onReset={reset}
      >
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
      </SearchBar>
      <div>
        <FilterBar filters={state.filters} counts={counts} onChange={changeFilters} />
        <SelectedQuizzes
          browsing={browsing}
          exporting={exporting}
          quizCommands={quizCommands}
          onOpen={onOpen}
        />
        <FoundQuizzes
          browsing={browsing}
          commands={quizCommands.commands}
          onReset={resetWithFields}
          onCreate={() => onOpen({ window: 'wizard' })}
        />
        {quizCommands.question}
      </div>
    </>
  )
}
