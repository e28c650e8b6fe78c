import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { href } from '../../../routes/routes.ts'
import { problemText } from '../../../api/problem-text.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { LeftUnsaved } from './left-unsaved.tsx'
import { type Choice, type Open, openQuiz } from './open-quiz.ts'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '3xl',
    width: 'full',
    mx: 'auto',
    py: '8',
    px: '4',
  },
})
const linkToList = <ButtonLink href={href.quizList()}>Back to the quizzes</ButtonLink>

type OpeningQuizProps = { quizId: string; children: (open: Open) => ReactNode }

/** Everything before the editor: the progress of reading, errors, and the choice about unsaved questions. */
export const OpeningQuiz = ({ quizId, children }: OpeningQuizProps) => {
  const client = useQueryClient()
  const [read, setRead] = useState<{ count: number; total: number }>()
  const queryKey = ['opened quiz', quizId]
  const { data, error, refetch, isFetching } = useQuery<Open | Choice>({
    queryKey,
    queryFn: ({ signal }) =>
      openQuiz(quizId, { signal, onProgress: (count, total) => setRead({ count, total }) }),
    // The draft is filled once. From then on the author sees the draft and not the response.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
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
          title="The quiz could not be opened"
          busy={isFetching}
          onRetry={() => void refetch()}
          action={linkToList}
        >
          {problemText(error)}
        </ErrorState>
      </Frame>
    )
  return (
    <Frame aria-busy>
      {read && read.total > read.count ? (
        <Progress
          label={`Reading ${countOf(read.total, 'question')}`}
          value={(100 * read.count) / read.total}
        />
      ) : (
        <Skeleton height="1.5rem" width="12rem" />
      )}
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height="16rem" />
      ))}
    </Frame>
  )
}
