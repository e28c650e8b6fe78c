import { labels } from '@quizwright/contracts/texts.ts'
import { Redirect } from 'wouter'
import { StudentLine } from '../../results/student-line.tsx'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { problemText } from '../../api/problem-text.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { ResultView } from './result-view.tsx'
import { useResult } from './use-result.ts'

const IndividualResult = ({ resultId }: { resultId: string }) => {
  const found = useResult(resultId)
  const result = found.data?.result
  if (result?.quiz.quiz_type === 'daq') return <Redirect to={href.daqResult({ resultId })} replace />
  return (
    <Page
      title={result ? <bdi>{result.user.full_name}</bdi> : screenRoutes.result.title}
      back={{
        href: result ? href.results({ quizId: result.quiz_id }) : href.quizList({ keepFilters: 'true' }),
        label: labels.back,
        toPrevious: true,
      }}
    >
      {found.isPending && <Skeleton height="32rem" role="status" aria-label="Loading the result" />}
      {found.isError && (
        <ErrorState
          title="The result could not be loaded"
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {problemText(found.error)}
        </ErrorState>
      )}
      {found.data && (
        <>
          <StudentLine result={found.data.result} />
          <ResultView {...found.data} />
        </>
      )}
    </Page>
  )
}

/** /quiz/individual-results: the objective result that the address names. */
const IndividualResultScreen = ({ search }: ScreenProps) => {
  const resultId = search.get('resultId')
  return resultId ? (
    <IndividualResult key={resultId} resultId={resultId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default IndividualResultScreen
