import { labels } from '@quizwright/domain/texts.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { problemText } from '../api/problem-text.ts'
import { href } from '../routes/routes.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { StudentLine } from './student-line.tsx'

type ResultPageProps = {
  found: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch'>
  /** Undefined until it is loaded. */
  result: (ComponentProps<typeof StudentLine>['result'] & Pick<ListedResult, 'quiz_id'>) | undefined
  /** Shown until the name of the student is known. */
  title: string
  actions?: ReactNode
  /** The height that is reserved while the result loads, as a CSS length. */
  height: string
  children: ReactNode
}

/** The page of a student's result. Shows the student and the attempt, or why the result cannot be shown. */
export const ResultPage = ({ found, result, title, actions, height, children }: ResultPageProps) => (
  <Page
    actions={actions}
    title={result ? <bdi>{result.user.full_name}</bdi> : title}
    back={{
      href: result ? href.results({ quizId: result.quiz_id }) : href.quizList({ keepFilters: 'true' }),
      label: labels.back,
      toPrevious: true,
    }}
  >
    {found.isPending && <ResultSkeleton height={height} />}
    {found.isError && (
      <ErrorState
        title="The result could not be loaded"
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        {problemText(found.error)}
      </ErrorState>
    )}
    {result && (
      <>
        <StudentLine result={result} />
        {children}
      </>
    )}
  </Page>
)
