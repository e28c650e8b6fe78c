import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { QuestionSource, QuizWizardInput } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { initialTransition, type SnapshotFrom } from 'xstate'
import { inspectOptions } from '../../inspection/inspect-machines.ts'
import { type WizardMachine, wizardMachineFor } from './wizard-actors.ts'
import type { WizardRun } from './wizard-run.ts'

/** The snapshot in which the wizard of an existing quiz asks for the source of questions. */
const choosingHow = (machine: WizardMachine, input: QuizWizardInput): SnapshotFrom<WizardMachine> => {
  const [{ context }] = initialTransition(machine, input)
  return machine.resolveState({ value: 'choosing how', context })
}

/**
 * The machine of one run, and its view. With a source, it starts where that source is chosen; a new quiz continues
 * there once it has details.
 */
export const useWizard = (run: WizardRun, source: QuestionSource | undefined) => {
  const [machine] = useState(() => wizardMachineFor(run))
  const [isNew] = useState(() => run.draft.store.getSnapshot().context.quiz === null)
  const [start] = useState(() => (source && !isNew ? choosingHow(machine, run.input) : undefined))
  const [snapshot, send] = useMachine(machine, { ...inspectOptions, input: run.input, snapshot: start })
  const view = quizWizardView(snapshot)
  const isChosen = useRef(false)
  const isChoosing = !isNew || view.window === 6
  useEffect(() => {
    if (!source || !isChoosing || isChosen.current) return
    isChosen.current = true
    send({ type: source })
  }, [source, isChoosing, send])
  const importWindow = useSelector(view.csvImport, (child) => child && csvImportView(child).window)
  const fileName = useSelector(view.csvImport, (child) => (child ? csvImportView(child).fileName : null))
  return {
    view,
    send,
    context: snapshot.context,
    /** How the run ended; undefined while it goes on. */
    ending: snapshot.output?.outcome,
    importWindow,
    /** The name of the file that is imported. */
    fileName,
    /** Whether the window shows a video or an import, whose tables need the whole screen, from its beginning on. */
    needsRoom: view.window === 2 || view.csvImport !== undefined,
  }
}

export type Wizard = ReturnType<typeof useWizard>
