import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { queryKeys } from '../../api/query-keys.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog, preloadDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SessionTable } from './session-table.tsx'

const SessionDialog = lazy(() => importWhenOnline(() => import('./session-dialog.tsx')))
const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })
const About = chakra('p', { base: { color: 'fg.muted', mt: '-4', overflowWrap: 'anywhere' } })

type Opened = { window: 'add' } | { window: 'edit' | 'view'; session: Session }

const useSessions = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.sessions, 'of quiz', quizId],
    queryFn: async ({ signal }) =>
      (await rest.getSessionsByQuiz({ params: { quizId } }, { signal })).data.sessions,
  })

const Sessions = ({
  found,
  onOpen,
}: {
  found: ReturnType<typeof useSessions>
  onOpen: (opened: Opened) => void
}) => {
  if (found.isPending) return <Skeleton height="12rem" role="status" aria-label="Loading the sessions" />
  if (found.isError)
    return (
      <ErrorState
        title="The sessions could not be loaded"
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        {problemText(found.error)}
      </ErrorState>
    )
  if (found.data.length === 0) {
    return (
      <EmptyState
        title="No sessions yet"
        action={
          <Button variant="solid" onClick={() => onOpen({ window: 'add' })}>
            {labels.addSession}
          </Button>
        }
      >
        A session is a period in which students may take the quiz.
      </EmptyState>
    )
  }
  return (
    <SessionTable
      sessions={found.data}
      onView={(session) => onOpen({ window: 'view', session })}
      onEdit={(session) => onOpen({ window: 'edit', session })}
    />
  )
}

const SessionHistory = ({ quizId }: { quizId: string }) => {
  const found = useSessions(quizId)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const quizName = found.data?.[0]?.quiz_id.name
  return (
    <Page
      title={screenRoutes.sessions.title}
      back={{ href: href.quizList({ keepFilters: 'true' }), label: labels.back, toPrevious: true }}
      actions={
        <Button
          variant="solid"
          icon={<CalendarPlus aria-hidden />}
          disabled={found.isError}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setOpened({ window: 'add' })}
        >
          {labels.addSession}
        </Button>
      }
    >
      {quizName && (
        <About>
          <bdi>{quizName}</bdi>
        </About>
      )}
      <Sessions found={found} onOpen={setOpened} />
      {opened?.window === 'view' && (
        <Dialog open onClose={close} closeOnPressOutside title={`Description of ${opened.session.name}`}>
          <Words>
            <bdi>{opened.session.description}</bdi>
          </Words>
        </Dialog>
      )}
      {(opened?.window === 'add' || opened?.window === 'edit') && (
        <Suspense fallback={null}>
          <SessionDialog
            quizId={quizId}
            edited={opened.window === 'edit' ? opened.session : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** /quiz/session-history: the sessions of the quiz that the address names. */
const SessionHistoryScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId')
  return quizId ? (
    <SessionHistory key={quizId} quizId={quizId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default SessionHistoryScreen
