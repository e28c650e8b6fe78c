import { say } from '@quizwright/domain/language/say.ts'
import type { questionSavingView } from '@quizwright/machines/question-saving/view.ts'
import { CircleAlert, CloudOff } from 'lucide-react'
import { sayProblem } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import type { SavingActor } from './saving-actors.ts'

const Line = chakra('div', {
  base: {
    // On a phone, it is below the sticky buttons.
    order: { base: '1', sm: '0' },
    flex: '1 1 20rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    textStyle: { base: 'xs', sm: 'sm' },
  },
})
/** On a phone, the reason of a stopped save replaces the bar. */
const Bar = chakra('div', {
  base: { flex: '1 1 10rem', '&:has(+ [role=status])': { display: { base: 'none', sm: 'block' } } },
})
const Words = chakra('p', {
  base: {
    flex: { base: '1 1 100%', sm: '1 1 12rem' },
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { flexShrink: '0' },
  },
  variants: { tone: { bad: { color: 'fg.error' }, waiting: { color: 'fg.warning' } } },
})

/**
 * Shows the progress of a save in percent, or why it stopped. Cancelling leaves the quiz unchanged and keeps
 * the draft.
 */
export const SaveProgress = ({
  actor,
  view,
}: {
  actor: SavingActor
  view: ReturnType<typeof questionSavingView>
}) => {
  if (view.isConflict || view.needsNewVersion) return null
  const { problem, notice } = view
  return (
    <Line>
      {problem ? (
        <Words tone="bad" role="alert">
          <CircleAlert size={16} aria-hidden />
          {sayProblem(problem)}
        </Words>
      ) : (
        <Bar>
          <Progress label={say('Saving the questions')} value={view.progress} />
        </Bar>
      )}
      {notice && (
        <Words tone="waiting" role="status">
          <CloudOff size={16} aria-hidden />
          {say(notice)}
        </Words>
      )}
      {view.canTryAgain && (
        <Button size="sm" onClick={() => actor.send({ type: 'try again' })}>
          {say('Try again')}
        </Button>
      )}
      {view.canDismiss && (
        <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
          {say('Dismiss')}
        </Button>
      )}
      {view.canCancel && (
        <Button size="sm" onClick={() => actor.send({ type: 'cancel' })}>
          {say('Cancel')}
        </Button>
      )}
    </Line>
  )
}
