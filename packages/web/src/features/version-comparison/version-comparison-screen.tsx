import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { History } from 'lucide-react'
import { Redirect, useLocation } from 'wouter'
import { QueryError } from '../../api/query-error.tsx'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { comparedVersions } from './compared-versions.ts'
import { Comparison } from './comparison.tsx'
import { useVersions } from '../../quiz-actions/use-versions.ts'
import { VersionFigures, versionName } from './version-figures.tsx'
import { panel } from '../../ui/layout/panel.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuiz, type StoredQuiz } from '../../questions/read-quiz.ts'
import { queryKeys } from '../../api/query-keys.ts'

/** A version with all its questions, and how much of it is loaded, 0 to 1. */
const useVersion = (quizId: string | undefined) => {
  const [read, setRead] = useState(0)
  const found = useQuery<StoredQuiz>({
    queryKey: [...queryKeys.quizzes, 'version', quizId],
    enabled: quizId !== undefined,
    structuralSharing: false,
    queryFn: ({ signal }) =>
      readQuiz(defined(quizId, 'quizId'), {
        signal,
        onProgress: (count, total) => setRead(total === 0 ? 1 : count / total),
      }),
  })
  return { ...found, read }
}

/** Puts two versions side by side, or below each other on a phone. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
  },
})

const Card = chakra('div', { base: panel })

/** The placeholder of two versions: the figures of each, with their questions below. */
const ComparisonSkeleton = () => (
  <>
    <Sides>
      {['before', 'after'].map((side) => (
        <Card key={side}>
          <Skeleton role="presentation" width="6rem" />
          <Skeleton role="presentation" maxWidth="16rem" />
          <Skeleton role="presentation" height="3rem" />
        </Card>
      ))}
    </Sides>
    <RowsSkeleton label={say('Loading the versions')} rows={5} columns={[8, 4]} />
  </>
)

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

  if (failed) return <QueryError query={failed} title={say('The versions couldn’t be loaded')} />
  if (found.isPending) return <ComparisonSkeleton />
  if (!before || !after) {
    return (
      <EmptyState
        icon={<History aria-hidden />}
        title={say('This quiz has one version')}
        action={
          <ButtonLink href={href.quizList({ keepFilters: 'true' })}>{say('Back to quizzes')}</ButtonLink>
        }
      >
        {say('A new version is created when you change a quiz that students have attempted.')}
      </EmptyState>
    )
  }
  const [beforeName, afterName] = [versionName(before), versionName(after)]
  return (
    <>
      <Sides>
        <VersionFigures
          label={say('Before')}
          versions={versions}
          chosen={before}
          stored={old.data}
          onChoose={(id) => choose(id, 'from')}
        />
        <VersionFigures
          label={say('After')}
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
          <Progress label={say('Loading both versions')} value={50 * (old.read + recent.read)} />
          <RowsSkeleton label={say('Loading the questions')} rows={5} columns={[8, 4]} />
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
    <Page title={say(screenRoutes.compareVersions.title)}>
      <VersionComparison quizId={quizId} from={search.get('from')} to={search.get('to')} />
    </Page>
  )
}

export default VersionComparisonScreen
