import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ChooseFileWindow } from './choose-file-window.tsx'
import type { Collector } from './collected-import.ts'
import type { ImportActor } from './import-actor.ts'
import { ImportResultWindow } from './import-result-window.tsx'

type CsvImportWindowsProps = {
  actor: ImportActor
  collector: Collector
  quizType: QuizType
  /** What the wizard asks before the questions are taken over. */ question?: ReactNode
}

/** Windows 77 and 5 of the wizard. */
export const CsvImportWindows = ({ actor, collector, quizType, question }: CsvImportWindowsProps) => {
  const view = csvImportView(useSelector(actor, (snapshot) => snapshot))
  return view.window === 77 ? (
    <ChooseFileWindow actor={actor} view={view} />
  ) : (
    <ImportResultWindow
      actor={actor}
      view={view}
      collected={collector.current()}
      quizType={quizType}
      question={question}
    />
  )
}
