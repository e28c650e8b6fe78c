import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { pendingQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import type { WizardRun } from './wizard-run.ts'

/** How many questions of a file are not added to the quiz yet, and whether the file has been read. */
export const usePendingImport = (
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
