import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Share } from '@quizwright/domain/schemas/share.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { handingOverView } from '@quizwright/machines/handing-over/view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { sayProblem } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { inspectOptions } from '../../../inspection/inspect-machines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { handingOverWithCalls } from './handing-over-actors.ts'

const Body = chakra('div', {
  base: { display: 'grid', gap: '3', '& ul': { listStyle: 'disc', ps: '5' } },
})

type HandOverDialogProps = { quizId: string; to: Share; onClose: () => void }

/** Says what goes along before a quiz is handed over to a colleague. */
export const HandOverDialog = ({ quizId, to, onClose }: HandOverDialogProps) => {
  const queries = useQueryClient()
  const actor = useActorRef(handingOverWithCalls, { ...inspectOptions, input: { quizId, subjectId: to._id } })
  const { counts, problem, isBusy, canHandOver, canTryAgain } = useSelector(
    actor,
    handingOverView,
    shallowEqual,
  )
  const name = to.name || to.email
  const end = useEffectEvent(() => {
    const outcome = actor.getSnapshot().output?.outcome
    if (outcome === 'handed over')
      toast.success(say('{name} now owns this quiz. You’re an editor.', { name }))
    onClose()
    // Roles have changed, also where somebody else was faster.
    if (outcome !== 'kept') void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
  })
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => end() })
    return unsubscribe
  }, [actor])
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <Dialog
      open
      locked={isBusy}
      onClose={cancel}
      size="sm"
      title={say('Transfer this quiz to {name}?', { name })}
      footer={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {problem && !canTryAgain ? labels.close : labels.cancel}
          </Button>
          {canTryAgain ? (
            <Button variant="solid" onClick={() => actor.send({ type: 'try again' })}>
              {say('Try again')}
            </Button>
          ) : (
            (canHandOver || isBusy || !problem) && (
              <Button
                variant="solid"
                busy={isBusy}
                disabled={!canHandOver}
                onClick={() => actor.send({ type: 'hand over' })}
              >
                {say('Transfer')}
              </Button>
            )
          )}
        </>
      }
    >
      <Body>
        {problem ? (
          <p role="alert">
            {say('The quiz wasn’t transferred.')} {sayProblem(problem)}
          </p>
        ) : (
          <p>
            {say('{name} becomes the owner and you stay on as an editor. These are transferred:', { name })}
          </p>
        )}
        {counts && !problem && (
          <ul>
            <li>{sayCount(counts.versions, '{count} version', '{count} versions')}</li>
            <li>
              {sayCount(
                counts.sessions,
                '{count} session with its link',
                '{count} sessions with their links',
              )}
            </li>
            <li>
              {sayCount(counts.students, '{count} student with results', '{count} students with results')}
            </li>
          </ul>
        )}
        {counts && !problem && counts.openAttempts > 0 && (
          <p>
            {sayCount(
              counts.openAttempts,
              '{count} student is taking it now and can continue.',
              '{count} students are taking it now and can continue.',
            )}
          </p>
        )}
      </Body>
    </Dialog>
  )
}
