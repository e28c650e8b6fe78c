import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { type AnswerToMark, type MarkingOrder, markingOrders } from '@quizwright/contracts/schemas/marking.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { QueryError } from '../../api/query-error.tsx'
import { CorrectMarks } from '../../corrections/correct-marks.tsx'
import { useCanGradeAgain } from '../../corrections/can-correct.ts'
import { href } from '../../routes/routes.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { GroupSelect } from '../../sessions/group-select.tsx'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { CardsSkeleton } from '../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { decidedCount, keyOf } from './marking-session.ts'
import { MarkingDesk } from './marking-desk.tsx'
import { useMarking } from './use-marking.ts'
import { forgetQueue, type QueueScope, useQueue } from './use-queue.ts'
import type { OutboxState } from './mark-outbox.ts'

const Note = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', '&[data-offline]': { color: 'fg.error' } },
})

const saySaving = ({ unsent, isOffline }: OutboxState): string => {
  if (unsent === 0) return say('All marks saved')
  if (!isOffline) return say('Saving …')
  return sayCount(
    unsent,
    'You’re offline. {count} mark is kept in this browser and will be saved when you’re back online.',
    'You’re offline. {count} marks are kept in this browser and will be saved when you’re back online.',
  )
}

/** Says that some marks are not saved yet and that nothing is lost. */
const SavingNote = (state: OutboxState) => (
  <Note role="status" data-offline={(state.isOffline && state.unsent > 0) || undefined}>
    {saySaving(state)}
  </Note>
)

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    '& > p:first-of-type': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& > :last-child': { ms: 'auto' },
  },
})

/** When only this many answers are left, the next page is fetched. */
const prefetched = 20

type QueueProps = {
  scope: QueueScope
  /** Opens the dialog that grades the answers to this question again. */
  onGradeAgain: ((answer: AnswerToMark) => void) | undefined
}

const Queue = ({ scope, onGradeAgain }: QueueProps) => {
  const queue = useQueue(scope)
  const marking = useMarking()
  const { session, add } = marking
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = queue
  useEffect(() => {
    for (const page of data?.pages ?? []) add(page.answers)
  }, [data, add])
  const needsMore = session.at >= session.answers.length - prefetched
  useEffect(() => {
    if (needsMore && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [needsMore, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  const answer = session.answers[session.at]
  const done = decidedCount(session)
  const elsewhere = session.answers.findIndex((one) => session.conflicts.has(keyOf(one)))
  // Similar answers may be marked before their page is loaded.
  const total = Math.max(queue.total, session.answers.length)
  if (queue.isPending) return <CardsSkeleton label={say('Loading the answers')} cards={2} height="8rem" />
  if (isError && !data) return <QueryError query={queue} title={say('The answers couldn’t be loaded')} />
  if (total === 0 || !answer)
    return (
      <EmptyState title={say('Nothing to mark')} icon={<CircleCheck aria-hidden />}>
        {say('Descriptive answers that students submit appear here.')}
      </EmptyState>
    )
  return (
    <>
      <Bar>
        <p>{say('{done} of {total} marked', { done, total })}</p>
        <p>{say('Answer {number} of {total}', { number: session.at + 1, total })}</p>
        {elsewhere >= 0 && elsewhere !== session.at && (
          <Button size="sm" onClick={() => marking.move(elsewhere - session.at)}>
            {say('A mark wasn’t saved: check answer {number}', { number: elsewhere + 1 })}
          </Button>
        )}
        <SavingNote {...marking.saving} />
      </Bar>
      <Progress hideLabel label={say('Marked')} value={(100 * done) / total} />
      {done === total && (
        <EmptyState
          title={say('All answers are marked')}
          icon={<CircleCheck aria-hidden />}
          action={
            <ButtonLink variant="solid" href={href.toMark()}>
              {say('Other quizzes to mark')}
            </ButtonLink>
          }
        >
          {say('You can still go back to an answer below or undo the last mark.')}
        </EmptyState>
      )}
      <MarkingDesk
        marking={marking}
        answer={answer}
        question={queue.questions.get(answer.content_id)}
        onGradeAgain={onGradeAgain && (() => onGradeAgain(answer))}
      />
    </>
  )
}

const orders = (): readonly { value: MarkingOrder; label: string }[] => [
  { value: 'certainty', label: say('Least certain suggestions first') },
  { value: 'question', label: say('By question') },
  { value: 'student', label: say('By student') },
]

/** /quiz/marking: the waiting answers of all quizzes or of one (`quizId`), one after the other. */
const MarkingScreen = ({ search }: ScreenProps) => {
  const [, navigate] = useLocation()
  const quizId = search.get('quizId') ?? undefined
  const order = markingOrders.find((known) => known === search.get('order')) ?? 'certainty'
  const sessionId = search.get('sessionId') ?? undefined
  const show = (chosen: { sessionId: string | undefined; order: string }) =>
    navigate(
      href.marking({
        order: chosen.order,
        ...(quizId && { quizId }),
        ...(chosen.sessionId && { sessionId: chosen.sessionId }),
      }),
    )
  const canGradeAgain = useCanGradeAgain()
  const [gradedAgain, setGradedAgain] = useState<AnswerToMark>()
  const [sitting, setSitting] = useState(0)
  const leaveGradingAgain = (hasChanged: boolean) => {
    setGradedAgain(undefined)
    if (!hasChanged) return
    // Grading again changes suggestions, so the queue is read from the beginning.
    forgetQueue()
    setSitting(sitting + 1)
  }
  return (
    <Page
      title={say(screenRoutes.marking.title)}
      back={{ href: href.toMark(), label: labels.back }}
      actions={
        <>
          <GroupSelect
            quizId={quizId}
            value={sessionId}
            onChange={(group) => show({ sessionId: group, order })}
          />
          <Select
            label={say('Order')}
            hideLabel
            size="sm"
            value={order}
            options={orders()}
            onChange={(chosen) => show({ sessionId, order: chosen })}
          />
        </>
      }
    >
      <Queue
        key={`${quizId} ${sessionId} ${order} ${sitting}`}
        scope={{ quizId, sessionId, order }}
        onGradeAgain={canGradeAgain ? setGradedAgain : undefined}
      />
      {gradedAgain && (
        <CorrectMarks
          quizId={gradedAgain.quiz_id}
          questionId={gradedAgain.question_id}
          onClose={leaveGradingAgain}
        />
      )}
    </Page>
  )
}

export default MarkingScreen
