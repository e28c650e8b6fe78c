import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { Archive, FilePlus2, SearchX } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

type NoQuizzesProps = { state: ListState; onReset: () => void; onCreate: () => void }

/** Why the list is empty, and the step that leads out of it. */
export const NoQuizzes = ({ state: { filters, search }, onReset, onCreate }: NoQuizzesProps) => {
  if (search.search || filters.quiz_type !== 'all') {
    return (
      <EmptyState
        title="No quiz matches"
        icon={<SearchX aria-hidden />}
        action={<Button onClick={onReset}>Reset the filters</Button>}
      >
        No quiz of this list fits the search and the filters set.
      </EmptyState>
    )
  }
  if (filters.is_archived) {
    return (
      <EmptyState
        title="Nothing is archived here"
        icon={<Archive aria-hidden />}
        action={<Button onClick={onReset}>Back to all quizzes</Button>}
      >
        Quizzes you archive are kept here, out of the way.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={filters.is_publish ? 'No published quizzes' : 'No unpublished quizzes'}
      icon={<FilePlus2 aria-hidden />}
      action={
        <Button variant="solid" onClick={onCreate}>
          Create quiz
        </Button>
      }
    >
      A new quiz is unpublished until its questions are complete and you publish it.
    </EmptyState>
  )
}
