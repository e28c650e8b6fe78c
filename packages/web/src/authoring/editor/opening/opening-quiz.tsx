import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useContext, useDeferredValue, useState } from 'react'
import { href } from '../../../routes/routes.ts'
import { problemText } from '../../../api/problem-text.ts'
import { isProblem } from '../../../api/rest.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { InsideFrame } from '../../../ui/layout/inside-frame.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { CardsSkeleton } from '../../../ui/loading/cards-skeleton.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { LazyTypedCopy } from '../co-editing/lazy-typed-copy.tsx'
import { LeftUnsaved } from './left-unsaved.tsx'
import { type Choice, type Open, openQuiz } from './open-quiz.ts'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    width: 'full',
    maxWidth: '90rem',
    mx: 'auto',
    py: '6',
    px: { base: '4', md: '8' },
  },
})
/** The same columns as in the editor: its bar, the cards, and the summary. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: '6',
    '& > :last-child': { display: { base: 'none', lg: 'grid' }, gap: '3', alignContent: 'start' },
  },
})
/** A retry cannot help if the quiz does not exist. */
const isMissing = (error: unknown): boolean => isProblem(error) && error.status === 404

const linkToList = () => <ButtonLink href={href.quizList()}>{say('Back to quizzes')}</ButtonLink>

type OpeningQuizProps = { quizId: string; children: (open: Open) => ReactNode }

/**
 * Shows everything before the editor: the progress of reading, errors, and the choice about unsaved
 * questions.
 */
export const OpeningQuiz = ({ quizId, children }: OpeningQuizProps) => {
  const client = useQueryClient()
  const [read, setRead] = useState<{ count: number; total: number }>()
  const isMoving = useContext(InsideFrame) === 'moving'
  const queryKey = ['opened quiz', quizId]
  const {
    data: ready,
    error,
    refetch,
    isFetching,
  } = useQuery<Open | Choice>({
    queryKey,
    queryFn: ({ signal }) =>
      openQuiz(quizId, { signal, onProgress: (count, total) => setRead({ count, total }) }),
    // The draft is filled once. After that the author sees the draft, not the response.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  // The result of a query is rendered synchronously in one task, which is too long for ten questions with
  // their fields.
  const drawn = useDeferredValue(ready)
  const data = ready && drawn
  if (data?.kind === 'open') return children(data)
  if (data)
    return (
      <Page isQuizTitle title={data.stored.quiz.name}>
        <LeftUnsaved choice={data} onOpened={(opened) => client.setQueryData(queryKey, opened)} />
      </Page>
    )
  if (error)
    return (
      <Frame>
        <ErrorState
          title={say('The quiz couldn’t be opened')}
          busy={isFetching}
          {...(!isMissing(error) && { onRetry: () => void refetch() })}
          action={linkToList()}
        >
          {problemText(error)}
        </ErrorState>
        {isProblem(error) && error.code === 'ROLE_CHANGED' && (
          <LazyTypedCopy quizId={quizId} mayRead={false} />
        )}
      </Frame>
    )
  return (
    <Frame aria-busy style={isMoving ? { visibility: 'hidden' } : undefined}>
      {read && read.total > read.count ? (
        <Progress
          label={sayCount(read.total, 'Loading {count} question', 'Loading {count} questions')}
          value={(100 * read.count) / read.total}
        />
      ) : (
        <Skeleton height="1.5rem" width="12rem" />
      )}
      <Columns>
        <CardsSkeleton label={say('Loading the questions')} height="8rem" />
        <div aria-hidden>
          {['8rem', '20rem', '17rem', '15rem', '18rem', '14rem'].map((width) => (
            <Skeleton key={width} role="presentation" maxWidth={width} />
          ))}
        </div>
      </Columns>
    </Frame>
  )
}
