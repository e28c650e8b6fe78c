import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspectOptions } from '../../inspection/inspect-machines.ts'
import { choosingHow } from './choosing-how.ts'
import { wizardMachineFor } from './wizard-actors.ts'
import type { WizardRun } from './wizard-run.ts'

/** The machine of one run, and its view. With a source, it starts where that source is chosen. */
export const useWizard = (run: WizardRun, source: QuestionSource | undefined) => {
  const [machine] = useState(() => wizardMachineFor(run))
  const [start] = useState(() => source && choosingHow(machine, run.input))
  const [snapshot, send] = useMachine(machine, { ...inspectOptions, input: run.input, snapshot: start })
  useEffect(() => {
    if (source) send({ type: source })
  }, [source, send])
  const view = quizWizardView(snapshot)
  const importWindow = useSelector(view.csvImport, (child) => child && csvImportView(child).window)
  const fileName = useSelector(view.csvImport, (child) => (child ? csvImportView(child).fileName : null))
  const isWideImport = useSelector(view.csvImport, (child) => {
    const shown = child && csvImportView(child)
    return shown?.isRead === true || shown?.isAsking === true
  })
  return {
    view,
    send,
    context: snapshot.context,
    /** How the run ended; undefined while it goes on. */
    ending: snapshot.output?.outcome,
    importWindow,
    /** The name of the file that is imported. */
    fileName,
    /** Whether the window shows a table or a video, which need the whole screen. */
    needsRoom: view.window === 2 || isWideImport,
  }
}

export type Wizard = ReturnType<typeof useWizard>
