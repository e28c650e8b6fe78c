import { reloadPage } from '../../ui/spare-entry.ts'
import { type AddMode, pendingQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { useSelector, shallowEqual } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../../ui/dialog.tsx'
import { NewVersionConfirmation } from '../document/saving/new-version-confirmation.tsx'
import { AddModeChoice } from './add-mode-choice.tsx'
import { useTypedRequest } from './generating/use-typed-request.ts'
import { type HandOver, partOf, prepareHandOver } from './hand-over.ts'
import { HandingOver } from './handing-over.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { ShownWindow } from './shown-window.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useProblemToast } from './use-problem-toast.ts'
import { useWizard } from './use-wizard.ts'
import type { WizardRun } from './wizard-run.ts'
import { titleOf } from './wizard-titles.ts'
import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'

/** How many questions of a file are not added to the quiz yet, and whether the file has been read. */
const usePendingImport = (
  { draft: { store }, importStream }: WizardRun,
  { csvImport, source }: ReturnType<typeof quizWizardView>,
): { count: number; isRead: boolean } => {
  const waiting = useSelector(store, ({ context }) => pendingQuestions(context.document.imported).length)
  const { isRead, isRefused, received } = useSelector(
    csvImport,
    (child) => {
      const view = child && csvImportView(child)
      return {
        isRead: view?.isRead === true,
        isRefused: view?.isRefused === true,
        // While a file is being read, its questions are in the stream.
        received: view?.isReading && importStream.count() > 0 ? view.received : 0,
      }
    },
    shallowEqual,
  )
  if (source !== 'upload a CSV' || isRefused) return { count: 0, isRead }
  return { count: received || waiting, isRead }
}

type WizardWindowsProps = {
  run: WizardRun
  /** The number of questions when the wizard was opened. */
  questionCount: number
  /** The source of questions at which the wizard opens. */
  source: QuestionSource | undefined
  onStartAfresh: (() => void) | undefined
  onClose: (outcome: 'changed' | 'unchanged') => void
}

/** The timeout for reading the questions of a quiz, in milliseconds. After that the author can try again. */
const handOverTimeoutMs = 60_000

/** The windows of a run, rendered for the current state of the machine. */
export const WizardWindows = ({ run, questionCount, source, onStartAfresh, onClose }: WizardWindowsProps) => {
  const { draft } = run
  const { store } = draft
  const [addMode, setAddMode] = useState<AddMode>('append')
  const [, navigate] = useLocation()
  const wizard = useWizard(run, source)
  const { view, send, ending } = wizard
  const quiz = useSelector(store, ({ context }) => context.quiz)
  const count = useSelector(store, ({ context: { revisions, document } }) =>
    revisions.questions === null ? questionCount : document.questions.length,
  )
  const dialect = useSelector(store, ({ context }) => context.document.imported?.report.dialect)
  const part = view.source && partOf[view.source]

  const pendingImport = usePendingImport(run, view)
  const typedRequest = useTypedRequest(draft)
  const isRequestOpen = typedRequest.isUnsaved && !ending
  const [isLeaving, setIsLeaving] = useState(false)
  const askToLeave = () => setIsLeaving(true)
  const isImportOpen = (pendingImport.isRead || ending === 'to the editor') && pendingImport.count > 0
  useLeaveGuard(isImportOpen || isRequestOpen)
  useProblemToast(view.problem, quiz !== null)

  const close = () => {
    store.trigger.forgetSteps({ parts: ['details', 'imported', 'generated'] })
    onClose(wizard.context.quiz ? 'changed' : 'unchanged')
  }
  const end = useEffectEvent(() => {
    if (ending === 'published') reloadPage()
    if (ending === 'closed') close()
  })
  useEffect(() => end(), [ending])

  const leaveDialog = (leave: () => void) => (
    <LeaveDialog
      open={isLeaving}
      questions={pendingImport.count}
      onStay={() => setIsLeaving(false)}
      onLeave={() => {
        store.trigger.importReceived({ imported: null })
        leave()
      }}
    />
  )

  if (view.newVersion) return <NewVersionConfirmation actor={view.newVersion} quiz={quiz} />
  if (ending === 'to the editor') {
    const handOver = ({ address, state }: HandOver) => {
      // Closing the wizard restores the address of the list, so navigating to the editor comes after.
      close()
      navigate(address, { state })
    }
    return (
      <>
        <HandingOver
          prepare={() => prepareHandOver(draft, view.source, addMode, AbortSignal.timeout(handOverTimeoutMs))}
          onReady={handOver}
          onClose={() => (pendingImport.count > 0 ? askToLeave() : close())}
        />
        {leaveDialog(close)}
      </>
    )
  }
  if (ending) return null

  const askToClose = () => (pendingImport.count > 0 || isRequestOpen ? askToLeave() : send({ type: 'close' }))
  const choice = <AddModeChoice count={count} value={addMode} onChange={setAddMode} />
  return (
    <>
      <Dialog
        open
        title={titleOf(wizard.importWindow ?? view.window, run.input.quiz === null, {
          name: wizard.fileName,
          dialect,
        })}
        size={wizard.needsRoom ? 'full' : 'lg'}
        locked={view.isBusy}
        onClose={askToClose}
      >
        <ShownWindow
          run={run}
          wizard={wizard}
          adding={{ part, addMode, choice }}
          typedRequest={typedRequest}
          onStartAfresh={onStartAfresh}
          onClose={askToClose}
        />
      </Dialog>
      {leaveDialog(() => send({ type: 'close' }))}
    </>
  )
}
