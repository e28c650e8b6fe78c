import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { SessionState } from '@quizwright/domain/rules/session-state.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { queryKeys } from '../../../api/query-keys.ts'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { href } from '../../../routes/routes.ts'
import { stateOf } from '../../../sessions/describe-session.ts'
import { useSessions } from '../../../sessions/use-sessions.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { CopiedText } from '../../../ui/form/copied-text.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { FramedQuiz } from '../use-overview.ts'
import { ShareSkeleton } from './share-skeleton.tsx'
import { SharedSession } from './shared-session.tsx'
import { Blocks } from '../../../ui/layout/parts.tsx'

const order: readonly SessionState[] = ['open', 'not_begun', 'over']

/**
 * The session that is most likely to be shared: an open one, otherwise a future one, otherwise the newest.
 * `sessions` are sorted newest first.
 */
const firstToShare = (sessions: readonly Session[], now: Date): Session | undefined =>
  order.map((state) => sessions.find((session) => stateOf(session, now) === state)).find(Boolean)

const names = texts({
  open: '{name} (open)',
  not_begun: '{name} (not open yet)',
  over: '{name} (ended)',
} satisfies Record<SessionState, string>)

const useSharableLink = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'sharable link', quizId],
    queryFn: async ({ signal }) =>
      (await rest(quizEndpoints).getSharableLink({ params: { id: quizId } }, { signal })).data.link,
  })

/**
 * The link of the quiz itself, for a pop quiz, which students meet in its video, and for services without
 * session links.
 */
const QuizLink = ({ quiz }: { quiz: FramedQuiz }) => {
  const { data: link, error, isFetching, refetch } = useSharableLink(quiz._id)
  if (link === undefined && error)
    return (
      <ErrorState title={say('The link couldn’t be loaded')} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    )
  return (
    <>
      {quiz.quiz_type === 'pop' && (
        <p>
          {say('Students get this quiz in the video, at the time you set. This link opens the video’s page.')}
        </p>
      )}
      <CopiedText label={say('Link')} text={link ?? ''} />
    </>
  )
}

const SessionChoice = ({ sessions, now }: { sessions: readonly Session[]; now: Date }) => {
  const [chosenId, setChosenId] = useState(() => firstToShare(sessions, now)?._id)
  const chosen = sessions.find(({ _id }) => _id === chosenId) ?? sessions[0]
  if (!chosen) return null
  return (
    <>
      {sessions.length > 1 && (
        <Select
          label={say('Session')}
          value={chosen._id}
          options={sessions.map((session) => ({
            value: session._id,
            label: say(names[stateOf(session, now)], { name: session.name }),
          }))}
          onChange={setChosenId}
        />
      )}
      <SharedSession key={chosen._id} session={chosen} now={now} />
    </>
  )
}

const Sharing = ({ quiz, found }: { quiz: FramedQuiz; found: ReturnType<typeof useSessions> }) => {
  if (quiz.quiz_type === 'pop') return <QuizLink quiz={quiz} />
  if (found.isPending) return <ShareSkeleton />
  if (found.isError) return <QueryError query={found} title={say('The sessions couldn’t be loaded')} />
  if (found.data.length === 0)
    return (
      <EmptyState title={say('No sessions yet')}>
        {say('A session is a period when students can take the quiz. Add one to share it.')}
      </EmptyState>
    )
  if (found.data.every(({ link }) => link === undefined)) return <QuizLink quiz={quiz} />
  return <SessionChoice sessions={found.data} now={new Date(found.dataUpdatedAt)} />
}

/**
 * Shows how students reach a quiz: the link and QR code of a session, its opening hours, and what they need.
 */
const ShareDialog = ({ quiz, onClose }: { quiz: FramedQuiz; onClose: () => void }) => {
  const found = useSessions(quiz._id)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnPressOutside
      title={say('Share {name}', { name: quiz.name })}
      footer={<ButtonLink href={href.sessions({ quizId: quiz._id })}>{say('Manage sessions')}</ButtonLink>}
    >
      <Blocks>
        <Sharing quiz={quiz} found={found} />
      </Blocks>
    </Dialog>
  )
}

export default ShareDialog
