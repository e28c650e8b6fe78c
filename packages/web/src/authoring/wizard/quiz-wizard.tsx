import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FieldsSkeleton } from '../../ui/loading/fields-skeleton.tsx'
import { useIsLate } from '../../ui/loading/use-is-late.ts'
import { type OpenedDetails, openDetails } from './open-details.ts'
import { createRun } from './wizard-run.ts'
import { WizardWindows } from './wizard-windows.tsx'

type QuizWizardProps = {
  /** Undefined for a new quiz. */
  quizId?: string
  /** The source of questions, if it was chosen before. The wizard then opens there. */
  source?: QuestionSource | undefined
  onClose: (outcome: 'changed' | 'unchanged') => void
}

type OpenWizardProps = Pick<QuizWizardProps, 'source' | 'onClose'> & { opened: OpenedDetails }

/**
 * A run of the wizard on an opened draft. Starting afresh discards the typed details and begins another run.
 */
const OpenWizard = ({ opened, source, onClose }: OpenWizardProps) => {
  const [{ run, no }, setRun] = useState(() => ({ run: createRun(opened), no: 0 }))
  const startAfresh = () => {
    const { store } = run.draft
    store.trigger.setDetails({ changes: store.getSnapshot().context.saved.details })
    setRun({ run: createRun(opened), no: no + 1 })
  }
  return (
    <WizardWindows
      key={no}
      run={run}
      questionCount={opened.questionCount}
      source={source}
      onStartAfresh={opened.isRestored && no === 0 ? startAfresh : undefined}
      onClose={onClose}
    />
  )
}

/** The popup that creates a quiz, or changes the details of one, and leads to its questions. */
const QuizWizard = ({ quizId, source, onClose }: QuizWizardProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['details for the wizard', quizId ?? 'new'],
    queryFn: ({ signal }) => openDetails(quizId, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  const isLate = useIsLate()
  if (data) return <OpenWizard opened={data} source={source} onClose={onClose} />
  // A dialog that is replaced at once would appear twice.
  if (!error && !isLate) return null
  return (
    <Dialog
      open
      title={quizId === undefined ? say('Create quiz') : say('Edit quiz')}
      size="lg"
      onClose={() => onClose('unchanged')}
    >
      {error ? (
        <ErrorState
          title={say('The quiz couldn’t be opened')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </ErrorState>
      ) : (
        <FieldsSkeleton label={say('Opening the quiz')} />
      )}
    </Dialog>
  )
}

export default QuizWizard
