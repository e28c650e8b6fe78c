import type { AddMode, IncomingPart } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { ReactNode } from 'react'
import { CsvImportWindows } from '../import/csv-import-windows.tsx'
import { PopUpWindow } from '../pop-up/pop-up-window.tsx'
import { ChooseSourceWindow } from './choose-source-window.tsx'
import { DetailsWindow } from './details/details-window.tsx'
import { GenerateWindow } from './generating/generate-window.tsx'
import { GeneratedWindow } from './generating/generated-window.tsx'
import { beginningOf } from './hand-over.ts'
import type { TypedRequest } from './generating/use-typed-request.ts'
import type { Wizard } from './use-wizard.ts'
import type { WizardRun } from './wizard-run.ts'

/** How the questions of this run are added to the quiz. */
export type Adding = {
  /** The part of the document that the chosen source fills. */
  part: IncomingPart | null
  addMode: AddMode
  /** The field that asks for the mode. */
  choice: ReactNode
}

type ShownWindowProps = {
  run: WizardRun
  wizard: Wizard
  adding: Adding
  typedRequest: TypedRequest
  onStartAfresh: (() => void) | undefined
  onClose: () => void
}

/** Shows the window of the machine's current state. */
export const ShownWindow = ({
  run,
  wizard,
  adding,
  typedRequest,
  onStartAfresh,
  onClose,
}: ShownWindowProps) => {
  const { view, send, context } = wizard
  const { draft, rules, importStream } = run
  const { part, addMode, choice } = adding
  const windowProps = { draft, view, send }
  return (
    <>
      {view.window === 1 && (
        <DetailsWindow {...windowProps} rules={rules} onStartAfresh={onStartAfresh} onClose={onClose} />
      )}
      {view.window === 6 && <ChooseSourceWindow {...windowProps} />}
      {view.csvImport && (
        <CsvImportWindows
          actor={view.csvImport}
          store={draft.store}
          stream={importStream}
          quizType={context.quizType}
          addModeChoice={choice}
        />
      )}
      {view.window === 4 && <GenerateWindow typedRequest={typedRequest} view={view} send={send} />}
      {view.window === 2 && (
        <PopUpWindow
          {...windowProps}
          begins={beginningOf(view.source, false)}
          part={part}
          addMode={addMode}
        />
      )}
      {view.window === 88 && <GeneratedWindow {...windowProps} addModeChoice={choice} />}
    </>
  )
}
