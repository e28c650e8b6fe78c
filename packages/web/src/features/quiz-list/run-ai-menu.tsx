import { say } from '@quizwright/domain/language/say.ts'
import { runAiModels } from '@quizwright/domain/schemas/quiz.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ChevronDown, Sparkles, Undo2 } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { cancelAiJob, resumeAiJob, type RunAiModel, useAiJob } from './ai-job.ts'
import { readLastAiJob, subscribeLastAiJob } from './stored-ai-job.ts'

const RunningJob = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: { base: '1 0 100%', sm: 'none' },
    '& > :first-child': { width: { base: 'full', sm: '11rem' } },
  },
})

type RunAiMenuProps = {
  onRun: (model: RunAiModel) => void
  onUndo: () => void
  /** Subdued, because nothing is selected. */
  quiet?: boolean
}

/**
 * A menu that starts a job writing solutions, or undoes the last one. While a job runs, shows its progress
 * and a cancel button.
 */
export const RunAiMenu = ({ onRun, onUndo, quiet = false }: RunAiMenuProps) => {
  const job = useAiJob()
  const lastJob = useSyncExternalStore(subscribeLastAiJob, readLastAiJob)
  const canUndo = useIsOffered('undoSolutionAi') && lastJob !== undefined
  useEffect(() => {
    const resumeWhenVisible = () => {
      if (document.visibilityState === 'visible') void resumeAiJob()
    }
    resumeWhenVisible()
    document.addEventListener('visibilitychange', resumeWhenVisible)
    return () => document.removeEventListener('visibilitychange', resumeWhenVisible)
  }, [])
  if (job) {
    const { done, total, isDisconnected = false, isCancelling = false } = job
    const label = total === 0 ? say('AI job') : say('AI job: {done} of {total}', { done, total })
    return (
      <RunningJob role="group" aria-label={say('AI job')}>
        <Progress
          label={isDisconnected ? say('{label}, no connection', { label }) : label}
          value={total === 0 ? undefined : (100 * done) / total}
        />
        <Button
          size="sm"
          variant="ghost"
          disabled={job.id === undefined}
          busy={isCancelling}
          onClick={() => void cancelAiJob()}
        >
          {labels.cancel}
        </Button>
      </RunningJob>
    )
  }
  return (
    <Menu
      label={labels.runAi}
      trigger={
        <Button
          size="sm"
          variant={quiet ? 'ghost' : 'outline'}
          title={say('Write solutions for the selected quizzes')}
          icon={<Sparkles aria-hidden />}
        >
          {labels.runAi}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={[
        ...runAiModels.map((model) => ({
          label: say('Write solutions with {model}', { model }),
          onSelect: () => onRun(model),
        })),
        ...(canUndo
          ? [{ label: say('Undo the last AI job'), icon: <Undo2 aria-hidden />, onSelect: onUndo }]
          : []),
      ]}
    />
  )
}
