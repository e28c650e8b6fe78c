import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { SolutionPreview } from '@quizwright/contracts/schemas/solution-run.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryContent } from '../../api/query-content.tsx'
import { useIsOffered } from '../../api/offered-calls.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { modelParameters, runAi, type RunAiModel } from './ai-job.ts'
import { RunAiPlan, sumOf } from './run-ai-plan.tsx'

const Parts = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', textStyle: 'sm' },
})

const choices = () =>
  [
    { value: 'empty', label: say('Only questions without a solution') },
    { value: 'all', label: say('All questions: replaces existing solutions') },
  ] as const
type Choice = ReturnType<typeof choices>[number]['value']

const usePreview = (quizIds: readonly string[], model: RunAiModel, replace: boolean, isOffered: boolean) =>
  useQuery({
    queryKey: ['run AI', quizIds, model, replace],
    queryFn: async ({ signal }) =>
      (
        await rest(jobEndpoints).previewSolutionAi(
          { body: { quizIds: [...quizIds], modalType: model, open_ai_params: modelParameters, replace } },
          { signal },
        )
      ).data,
    enabled: isOffered,
    // Never refetched: the model would write the first text again with each request. Only this dialog keeps
    // it, because quizzes change.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

const describeWriter = (model: RunAiModel, preview: SolutionPreview | undefined): string =>
  preview?.is_offline
    ? say(
        'No AI model is connected. Solutions are put together from what the authors entered, and labelled as such.',
      )
    : say('The AI model {model} writes solutions.', { model })

type RunAiDialogProps = { quizIds: string[]; model: RunAiModel; onClose: () => void }

/** Says what Run AI will write before anything is written, and lets the instructor choose how much. */
const RunAiDialog = ({ quizIds, model, onClose }: RunAiDialogProps) => {
  const [choice, setChoice] = useState<Choice>('empty')
  const replace = choice === 'all'
  const isOffered = useIsOffered('previewSolutionAi')
  const canUndo = useIsOffered('undoSolutionAi')
  const found = usePreview(quizIds, model, replace, isOffered)
  const toWrite = found.data && sumOf(found.data.quizzes, 'to_write')
  const start = () => {
    void runAi(quizIds, model, replace)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.runAi}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="solid" disabled={isOffered && !toWrite} onClick={start}>
            {toWrite
              ? sayCount(toWrite, 'Write {count} solution', 'Write {count} solutions')
              : say('Write solutions')}
          </Button>
        </>
      }
    >
      <Parts>
        <p>
          {describeWriter(model, found.data)}{' '}
          {canUndo
            ? say('You can cancel it while it runs and undo it afterwards.')
            : say('You can cancel it while it runs.')}
        </p>
        {isOffered && (
          <RadioGroup
            label={say('Which questions')}
            value={choice}
            onChange={setChoice}
            options={choices()}
          />
        )}
        {isOffered ? (
          <QueryContent
            query={found}
            loading={<Skeleton height="12rem" aria-label={say('Checking what will be written')} />}
            errorTitle={say('The preview couldn’t be loaded')}
          >
            {(preview) => <RunAiPlan preview={preview} />}
          </QueryContent>
        ) : (
          <p>
            {sayCount(
              quizIds.length,
              'Writes solutions for questions without one in the selected quiz.',
              'Writes solutions for questions without one in {count} selected quizzes.',
            )}
          </p>
        )}
      </Parts>
    </Dialog>
  )
}

export default RunAiDialog
