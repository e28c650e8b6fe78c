import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ChooseFileWindow } from './choose-file-window.tsx'
import type { ImportActor, ImportStream } from './import-actors.ts'
import { ImportResultWindow } from './import-result-window.tsx'
import { useFileTexts } from '../../language/use-file-texts.ts'

type CsvImportWindowsProps = {
  actor: ImportActor
  store: QuizDraft
  stream: ImportStream
  quizType: QuizType
  /** The question asked before the imported questions are added to the quiz. */
  addModeChoice: ReactNode
}

/** Windows 77 and 5 of the wizard. */
export const CsvImportWindows = ({ actor, ...props }: CsvImportWindowsProps) => {
  useFileTexts()
  const view = csvImportView(useSelector(actor, (snapshot) => snapshot))
  return view.window === 77 ? (
    <ChooseFileWindow actor={actor} view={view} />
  ) : (
    <ImportResultWindow actor={actor} view={view} {...props} />
  )
}
