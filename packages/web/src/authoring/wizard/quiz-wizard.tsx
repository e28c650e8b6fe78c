import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { requireUid } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { keptDetails } from './kept-details.ts'
import { createHost, type QuizAndSession, type WizardHost } from './wizard-host.ts'
import type { QuestionsEditor } from '../pop-up/pop-window.tsx'
import { type CsvImport, WizardWindows } from './wizard-windows.tsx'

type QuizWizardProps = {
  /** Left out for a new quiz. */ quizId?: string
  onClose: (outcome: 'changed' | 'unchanged') => void
  csvImport: CsvImport
  Questions: QuestionsEditor
}

const readForEditing = async (
  quizId: string,
  signal: AbortSignal,
): Promise<QuizAndSession & { questions: number }> => {
  const [quiz, session, count] = await Promise.all([
    rest.getQuizForInstructor({ params: { id: quizId } }, { signal }),
    rest.getGeneralSession({ params: { quizId } }, { signal }),
    rest.getQuestionCount({ params: { quizId } }, { signal }),
  ])
  return { quiz: quiz.data.quiz, session: session.data.session, questions: count.data.question }
}

/** The host with what was typed here before and never reached the services. */
const takeUp = (host: WizardHost): boolean => {
  const kept = keptDetails(host.uid, host.quiz?._id)
  if (kept) host.store.trigger.setDetails({ changes: kept })
  return kept !== undefined
}

const openHost = (stored?: QuizAndSession, afresh = false) => {
  const host = createHost(requireUid(), stored)
  return { host, isTakenUp: !afresh && takeUp(host) }
}

type OpenWizardProps = Omit<QuizWizardProps, 'quizId'> & { stored?: QuizAndSession; questions: number }

/** One run of the wizard; beginning afresh is another. */
const OpenWizard = ({ stored, questions, ...rest }: OpenWizardProps) => {
  const [run, setRun] = useState(() => ({ no: 0, ...openHost(stored) }))
  const startAfresh = () => setRun(({ no }) => ({ no: no + 1, ...openHost(stored, true) }))
  return (
    <WizardWindows
      key={run.no}
      {...rest}
      host={run.host}
      questionsThere={questions}
      onStartAfresh={run.isTakenUp ? startAfresh : undefined}
    />
  )
}

/** The popup that makes a quiz, or changes the details of one and leads to its questions. */
const QuizWizard = ({ quizId, ...rest }: QuizWizardProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['quiz for the wizard', quizId],
    queryFn: ({ signal }) => readForEditing(quizId!, signal),
    enabled: quizId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  if (quizId === undefined) return <OpenWizard {...rest} questions={0} />
  if (data) return <OpenWizard {...rest} stored={data} questions={data.questions} />
  return (
    <Dialog open title="Edit quiz" size="lg" onClose={() => rest.onClose('unchanged')}>
      {error ? (
        <ErrorState title="The quiz could not be opened" busy={isFetching} onRetry={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      ) : (
        <Skeleton height="24rem" aria-label="Opening the quiz" />
      )}
    </Dialog>
  )
}

export default QuizWizard
