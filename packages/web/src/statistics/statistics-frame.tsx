import { say } from '@quizwright/domain/language/say.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { usePendingUntilRendered } from '../ui/loading/use-pending-until-rendered.ts'
import { href } from '../routes/routes.ts'
import type { MakeTable } from '../files/download-button.tsx'
import { StatisticsHeader } from './statistics-header.tsx'
import type { StatisticsAddress } from './statistics-address.ts'
import { useQuestionTexts, useQuiz } from './use-statistics.ts'
import { MutedText } from '../ui/layout/parts.tsx'

const QuizSummary = lazy(() =>
  importWhenOnline(async () => ({
    default: (await import('../questions/summary/quiz-summary.tsx')).QuizSummary,
  })),
)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    '&[data-summary]': { gridTemplateColumns: { lg: 'minmax(0, 1fr) 18rem' } },
  },
})
const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } })
const Side = chakra('div', {
  base: {
    order: { base: -1, lg: 0 },
    position: { lg: 'sticky' },
    top: '5rem',
    height: { base: '20rem', lg: 'calc(100dvh - 6rem)' },
    p: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
  },
})
/** The toolbar has four lines on a phone, two in a narrow window and one in a wide one. */
const toolbarHeight = { base: '11.5rem', sm: '5.5rem', xl: '2.5rem' }

const Summary = ({ quizId, onOpen }: { quizId: string; onOpen: (questionNo: number) => void }) => {
  const { data, error, isFetching, refetch } = useQuestionTexts(quizId, true)
  if (data)
    return (
      <Suspense fallback={<Skeleton height="full" aria-label={say('Loading the questions')} />}>
        <QuizSummary questions={data} onOpen={onOpen} />
      </Suspense>
    )
  if (error)
    return (
      <ErrorState
        title={say('The questions couldn’t be loaded')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(error)}
      </ErrorState>
    )
  return <Skeleton height="full" aria-label={say('Loading the questions')} />
}

type StatisticsFrameProps = {
  address: StatisticsAddress
  view: 'overall' | 'questions'
  onChooseSession: (sessionId: string | undefined) => void
  makeTable: MakeTable
  /** Called when a question is selected in the summary. */
  onOpenQuestion: (questionNo: number) => void
  children: ReactNode
}

/** The layout of both statistics screens: the name of the quiz, the toolbar, and the quiz summary on demand. */
export const StatisticsFrame = ({
  address,
  view,
  onChooseSession,
  makeTable,
  onOpenQuestion,
  children,
}: StatisticsFrameProps) => {
  const { data, error, isFetching, refetch } = useQuiz(address.quizId)
  const isPending = usePendingUntilRendered(data === undefined)
  const quiz = isPending ? undefined : data
  const [showsSummary, setShowsSummary] = useState(false)
  if (error && !data) {
    return (
      <Page title={say('Statistics')}>
        <ErrorState
          title={say('The quiz couldn’t be loaded')}
          busy={isFetching}
          onRetry={() => void refetch()}
          action={<ButtonLink href={href.quizList()}>{say('Back to quizzes')}</ButtonLink>}
        >
          {problemText(error)}
        </ErrorState>
      </Page>
    )
  }
  return (
    <Page
      title={
        quiz ? <bdi>{quiz.name}</bdi> : <Skeleton width="14rem" height="8" aria-label={say('Loading')} />
      }
      isQuizTitle
    >
      {quiz ? (
        <StatisticsHeader
          quiz={quiz}
          address={address}
          view={view}
          onChooseSession={onChooseSession}
          makeTable={makeTable}
          showsSummary={showsSummary}
          onToggleSummary={() => setShowsSummary(!showsSummary)}
        />
      ) : (
        <Skeleton height={toolbarHeight} />
      )}
      {address.sessionId !== undefined && (
        <MutedText>
          {say(
            'Attempts are counted within this session, so a student’s first attempt here may not be ' +
              'their first at the quiz.',
          )}
        </MutedText>
      )}
      <Columns data-summary={showsSummary || undefined}>
        <Main>{children}</Main>
        {showsSummary && (
          <Side>
            <Summary quizId={address.quizId} onOpen={onOpenQuestion} />
          </Side>
        )}
      </Columns>
    </Page>
  )
}
