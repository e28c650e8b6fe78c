import { labels } from '@quizwright/contracts/texts.ts'
import { Redirect } from 'wouter'
import { StudentLine } from '../../results/student-line.tsx'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { problemText } from '../../api/problem-text.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { DaqView } from './daq-view.tsx'
import { useDaqResult } from './use-daq-result.ts'

const DescriptiveResult = ({ resultId }: { resultId: string }) => {
  const found = useDaqResult(resultId)
  const result = found.data
  if (result?.quiz.quiz_type && result.quiz.quiz_type !== 'daq')
    return <Redirect to={href.result({ resultId })} replace />
  return (
    <Page
      actions={
        result && (
          <>
            {result.being_graded && (
              <ButtonLink href={href.marking({ quizId: result.quiz_id })}>To mark</ButtonLink>
            )}
            {result.next_result_id && (
              <ButtonLink href={href.daqResult({ resultId: result.next_result_id })}>Next student</ButtonLink>
            )}
          </>
        )
      }
      title={result ? <bdi>{result.user.full_name}</bdi> : screenRoutes.daqResult.title}
      back={{
        href: result ? href.results({ quizId: result.quiz_id }) : href.quizList({ keepFilters: 'true' }),
        label: labels.back,
        toPrevious: true,
      }}
    >
      {found.isPending && <Skeleton height="24rem" role="status" aria-label="Loading the result" />}
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
          <DaqView result={result} />
        </>
      )}
    </Page>
  )
}

/** /quiz/individual-results-daq: the descriptive result that the address names. */
const DaqResultScreen = ({ search }: ScreenProps) => {
  const resultId = search.get('resultId')
  return resultId ? (
    <DescriptiveResult key={resultId} resultId={resultId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default DaqResultScreen
