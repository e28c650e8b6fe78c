import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
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
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ChevronDown } from 'lucide-react'
import { Pill } from '../../ui/buttons/chip.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import type { CountedCourse } from './list-counts.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { Select } from '../../ui/form/select.tsx'

type Sort = ListState['sort']

const orders = () =>
  [
    { value: 'created_at -1', label: say('Newest first') },
    { value: 'created_at 1', label: say('Oldest first') },
    { value: 'name 1', label: say('Name, A to Z') },
    { value: 'name -1', label: say('Name, Z to A') },
    { value: 'course.name 1', label: say('Course, A to Z') },
    { value: 'course.name -1', label: say('Course, Z to A') },
    { value: 'quiz_type 1', label: say('Type, A to Z') },
    { value: 'quiz_type -1', label: say('Type, Z to A') },
    { value: 'reports_count -1', label: say('Most issues first') },
    { value: 'reports_count 1', label: say('Fewest issues first') },
  ] as const satisfies { value: `${Sort['sortBy']} ${Sort['sortOrder']}`; label: string }[]
type Order = ReturnType<typeof orders>[number]['value']

/** Sets the order of a list that is too narrow to show all sortable headings. */
const SortSelect = ({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) => (
  <Select
    label={say('Order')}
    hideLabel
    size="sm"
    options={orders()}
    value={`${sort.sortBy} ${sort.sortOrder}` as Order}
    onChange={(order) => {
      const [sortBy, sortOrder] = order.split(' ') as [Sort['sortBy'], string]
      onSort({ sortBy, sortOrder: sortOrder === '1' ? 1 : -1 })
    }}
  />
)

type CourseChipProps = {
  courses: readonly CountedCourse[]
  chosen: string | undefined
  onChoose: (courseId: string | undefined) => void
}

/** The filter by course: a chip that opens the list of courses with their numbers of quizzes. */
const CourseChip = ({ courses, chosen, onChoose }: CourseChipProps) => {
  const course = courses.find(({ id }) => id === chosen)
  const text = course
    ? labelled(labels.course, `${course.name} (${formatNumber(course.count)})`)
    : say('Any course')
  return (
    <Menu
      label={say('Courses')}
      items={[
        { label: say('All courses'), onSelect: () => onChoose(undefined) },
        ...courses.map(({ id, name, count }) => ({
          key: id,
          label: `${name} (${formatNumber(count)})`,
          onSelect: () => onChoose(id),
        })),
      ]}
      trigger={
        <Pill type="button" data-chosen={course ? '' : undefined} maxWidth="20rem">
          <span className="clip">{text}</span>
          <ChevronDown size={14} aria-hidden />
        </Pill>
      }
    />
  )
}

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
