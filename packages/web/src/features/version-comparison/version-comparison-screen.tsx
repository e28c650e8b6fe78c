import { History } from 'lucide-react'
import { Redirect, useLocation } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { problemText } from '../../api/problem-text.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { comparedVersions } from './compared-versions.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { Comparison } from './comparison.tsx'
import { Sides } from './sides.tsx'
import { useVersions } from '../../quiz-actions/use-versions.ts'
import { useVersion } from './use-version.ts'
import { VersionFigures, versionName } from './version-figures.tsx'

const VersionComparison = ({
  quizId,
  from,
  to,
}: {
  quizId: string
  from: string | null
  to: string | null
}) => {
  const [, navigate] = useLocation()
  const found = useVersions(quizId)
  const versions = found.data ?? []
  const { before, after } = comparedVersions(versions, from, to)
  const [old, recent] = [useVersion(before?._id), useVersion(after?._id)]
  const failed = [found, old, recent].find((query) => query.error)
  // Choosing the version of the other side swaps the two sides.
  const choose = (chosen: string, side: 'from' | 'to') => {
    const [here, there] = side === 'from' ? [before?._id, after?._id] : [after?._id, before?._id]
    const other = chosen === there ? here : there
    navigate(
      href.compareVersions(
        side === 'from' ? { quizId, from: chosen, to: other } : { quizId, from: other, to: chosen },
      ),
      { replace: true },
    )
  }

  if (failed)
    return (
      <ErrorState
        title="The versions could not be read"
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      >
        {problemText(failed.error)}
      </ErrorState>
    )
  if (found.isPending) return <ComparisonSkeleton />
  if (!before || !after) {
    return (
      <EmptyState
        icon={<History aria-hidden />}
        title="This quiz has one version"
        action={<ButtonLink href={href.quizList({ keepFilters: 'true' })}>Back to the quizzes</ButtonLink>}
      >
        A new version is made when a quiz is changed that students have attempted.
      </EmptyState>
    )
  }
  const [beforeName, afterName] = [versionName(before), versionName(after)]
  return (
    <>
      <Sides>
        <VersionFigures
          label="Before"
          versions={versions}
          chosen={before}
          stored={old.data}
          onChoose={(id) => choose(id, 'from')}
        />
        <VersionFigures
          label="After"
          versions={versions}
          chosen={after}
          stored={recent.data}
          onChoose={(id) => choose(id, 'to')}
        />
      </Sides>
      {old.data && recent.data ? (
        <Comparison before={old.data} after={recent.data} beforeName={beforeName} afterName={afterName} />
      ) : (
        <>
          <Progress label="Reading both versions" value={50 * (old.read + recent.read)} />
          <RowsSkeleton label="Loading the questions" rows={5} columns={[8, 4]} />
        </>
      )}
    </>
  )
}

/** /quiz/compare-versions: two versions of a quiz side by side, question by question. */
const VersionComparisonScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId')
  if (!quizId) return <Redirect to={screenRoutes.notFound.path} replace />
  return (
    <Page title={screenRoutes.compareVersions.title}>
      <VersionComparison quizId={quizId} from={search.get('from')} to={search.get('to')} />
    </Page>
  )
}

export default VersionComparisonScreen
