import { runAiModels } from '@quizwright/contracts/schemas/quiz.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { ChevronDown, Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { cancelAiJob, resumeAiJob, type RunAiModel, useAiJob } from './ai-job.ts'

const UnderWay = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: { base: '1 0 100%', sm: 'none' },
    '& > :first-child': { width: { base: 'full', sm: '11rem' } },
  },
})

/** Starts a job that writes solutions; while one is under way it stands here, with the way to end it. */
export const RunAiMenu = ({ onRun }: { onRun: (model: RunAiModel) => void }) => {
  const job = useAiJob()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void resumeAiJob()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (job) {
    const { done, total, isOutOfSight = false, isCancelling = false } = job
    const label = total === 0 ? 'AI job' : `AI job: ${done.toLocaleString()} of ${total.toLocaleString()}`
    return (
      <UnderWay role="group" aria-label="AI job">
        <Progress
          label={isOutOfSight ? `${label}, no connection` : label}
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
      </UnderWay>
    )
  }
  return (
    <Menu
      label={labels.runAi}
      trigger={
        <Button size="sm" icon={<Sparkles aria-hidden />}>
          {labels.runAi}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={runAiModels.map((model) => ({ label: model, onSelect: () => onRun(model) }))}
    />
  )
}
