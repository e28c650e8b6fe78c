import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { useMachine, useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { inspectOptions } from '../../inspection/inspect-machines.ts'
import { NewVersionConfirmation } from '../document/saving/new-version-confirmation.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { ChooseWayWindow } from './choose-way-window.tsx'
import { DetailsWindow } from './details/details-window.tsx'
import { type HandOver, prepareHandOver } from './hand-over.ts'
import { HandingOver } from './handing-over.tsx'
import { GenerateWindow } from './generating/generate-window.tsx'
import { GeneratedWindow } from './generating/generated-window.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { TakingChoice } from './taking-choice.tsx'
import { PopWindow, type QuestionsEditor } from '../pop-up/pop-window.tsx'
import type { Taking } from './take-up-questions.ts'
import { wizardMachineWith } from './wizard-actors.ts'
import type { WizardHost } from './wizard-host.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { titleOf } from './wizard-titles.ts'

/** What the import of a CSV file brings along: features do not know each other, so the app hands it in. */
export type CsvImport = {
  machine: typeof csvImportMachine
  questions: () => readonly DraftQuestion[]
  Windows: ComponentType<{
    actor: ActorRefFrom<typeof csvImportMachine>
    quizType: QuizType
    question?: ReactNode
  }>
}

type WizardWindowsProps = {
  host: WizardHost
  questionsThere: number
  csvImport: CsvImport
  Questions: QuestionsEditor
  onStartAfresh: (() => void) | undefined
  onClose: (outcome: 'changed' | 'unchanged') => void
}

/** The windows of one run, each drawn for the state that the machine is in. */
export const WizardWindows = ({
  host,
  questionsThere,
  csvImport,
  Questions,
  onStartAfresh,
  onClose,
}: WizardWindowsProps) => {
  const [machine] = useState(() => wizardMachineWith(host, csvImport.machine))
  const [taking, setTaking] = useState<Taking>('replace')
  const [, navigate] = useLocation()
  const [snapshot, send] = useMachine(machine, {
    ...inspectOptions,
    input: {
      quiz: host.store.getSnapshot().context.base,
      quizType: host.store.getSnapshot().context.document.details.quiz_type,
    },
  })
  const view = quizWizardView(snapshot)
  const importWindow = useSelector(view.csvImport, (child) => child && csvImportView(child).window)
  const isRead = useSelector(view.csvImport, (child) => child !== undefined && csvImportView(child).isRead)
  const part = { host, view, send }

  const ending = snapshot.output?.outcome
  /** The questions that the chosen way brings. */
  const coming = (): readonly DraftQuestion[] =>
    host.way === 'upload a CSV'
      ? csvImport.questions()
      : host.way === 'generate'
        ? (host.generated?.questions ?? [])
        : []

  const [isLeaving, setIsLeaving] = useState(false)
  /** Questions of a file that were read and taken over by nobody yet. */
  const holdsImport = () =>
    host.way === 'upload a CSV' &&
    !host.pop &&
    !view.csvImport?.getSnapshot().matches('refused') &&
    coming().length > 0
  const askToClose = () => (holdsImport() ? setIsLeaving(true) : send({ type: 'close' }))

  const leaving = (leave: () => void) => (
    <LeaveDialog
      open={isLeaving}
      questions={coming().length}
      onStay={() => setIsLeaving(false)}
      onLeave={leave}
    />
  )
  useLeaveGuard((isRead || ending === 'to the editor') && holdsImport(), () => setIsLeaving(true))

  const close = () => onClose(snapshot.context.quiz ? 'changed' : 'unchanged')
  const end = useEffectEvent(() => {
    if (ending === 'published') location.reload()
    if (ending === 'closed') close()
  })
  useEffect(() => end(), [ending])

  const { problem } = view
  useEffect(() => {
    if (problem && problem.code !== 'CONFLICT')
      toast.error(
        problem.errors?.[0] && problem.errors.length < 3
          ? (problem.errors[0].messages[0] ?? problem.message)
          : problem.message,
      )
  }, [problem])

  const { quiz } = host
  if (view.newVersion) return <NewVersionConfirmation actor={view.newVersion} quiz={quiz} />
  if (ending === 'to the editor' && quiz) {
    const goOn = ({ address, state }: HandOver) => {
      // The list puts its own address back when the wizard closes, so the way to the editor comes after.
      close()
      navigate(address, { state, replace: host.way === 'upload a CSV' })
    }
    return (
      <>
        <HandingOver
          prepare={() => prepareHandOver(host, quiz, coming(), taking, AbortSignal.timeout(60_000))}
          onReady={goOn}
          onClose={() => (holdsImport() ? setIsLeaving(true) : close())}
        />
        {leaving(close)}
      </>
    )
  }
  if (ending) return null
  return (
    <>
      <Dialog
        open
        title={titleOf(importWindow ?? view.window, view.isNew)}
        size={view.window === 2 ? 'full' : 'lg'}
        locked={view.isBusy}
        onClose={askToClose}
      >
        {view.window === 1 && <DetailsWindow {...part} onStartAfresh={onStartAfresh} onClose={askToClose} />}
        {view.window === 6 && <ChooseWayWindow {...part} />}
        {view.csvImport && (
          <csvImport.Windows
            actor={view.csvImport}
            quizType={snapshot.context.quizType}
            question={<TakingChoice there={questionsThere} value={taking} onChange={setTaking} />}
          />
        )}
        {view.window === 4 && <GenerateWindow {...part} />}
        {view.window === 2 && <PopWindow {...part} coming={coming} taking={taking} Questions={Questions} />}
        {view.window === 88 && <GeneratedWindow {...part} />}
      </Dialog>
      {leaving(() => send({ type: 'close' }))}
    </>
  )
}
