import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { Archive, FilePlus2, SearchX } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { isNarrowed } from './list-state.ts'
import type { KnownCounts } from './use-list-counts.ts'

type NoQuizzesProps = {
  state: ListState
  counts: KnownCounts | undefined
  onReset: () => void
  onCreate: () => void
  onChange: (changes: Partial<ListState['filters']>) => void
}

const titleOf = (isPublished: boolean | undefined): string => {
  if (isPublished === undefined) return say('No quizzes yet')
  return isPublished ? say('No published quizzes') : say('No unpublished quizzes')
}

/** Says why the list is empty and offers a way out, such as showing unpublished matches. */
export const NoQuizzes = ({ state, counts, onReset, onCreate, onChange }: NoQuizzesProps) => {
  const { filters } = state
  // Counts without types do not consider the search.
  const isEither = filters.is_publish === undefined
  const elsewhere = !isEither && counts?.types && (filters.is_publish ? counts.unpublished : counts.published)
  const found = elsewhere ? (
    <Button onClick={() => onChange({ is_publish: !filters.is_publish })}>
      {filters.is_publish
        ? sayCount(elsewhere, 'Show {count} unpublished quiz', 'Show {count} unpublished quizzes')
        : sayCount(elsewhere, 'Show {count} published quiz', 'Show {count} published quizzes')}
    </Button>
  ) : undefined
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={say('No matching quizzes')}
        icon={<SearchX aria-hidden />}
        action={
          <>
            {found}
            <Button onClick={onReset}>{say('Reset filters')}</Button>
          </>
        }
      >
        {say('No quizzes match your search and filters.')}
      </EmptyState>
    )
  }
  if (filters.is_archived) {
    return (
      <EmptyState
        title={say('No archived quizzes')}
        icon={<Archive aria-hidden />}
        action={
          <>
            {found}
            <Button onClick={onReset}>{say('Back to all quizzes')}</Button>
          </>
        }
      >
        {say('Quizzes you archive appear here.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={titleOf(filters.is_publish)}
      icon={<FilePlus2 aria-hidden />}
      action={
        <>
          {found}
          <Button variant="solid" onClick={onCreate}>
            {say('Create quiz')}
          </Button>
        </>
      }
    >
      {say('New quizzes stay unpublished until you publish them.')}
    </EmptyState>
  )
}
