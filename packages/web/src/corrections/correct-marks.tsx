import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { useCanCorrect } from './correction-queries.ts'

const CorrectMarksDialog = lazy(() => importWhenOnline(() => import('./correct-marks-dialog.tsx')))

type CorrectMarksProps = {
  quizId: string
  questionId: string
  /** `hasChanged` tells whether marks or suggestions were changed. */
  onClose: (hasChanged: boolean) => void
}

/** The dialog that corrects the marks of a question. Its code is loaded when it first opens. */
export const CorrectMarks = (place: CorrectMarksProps) =>
  useCanCorrect() ? (
    <Suspense fallback={null}>
      <CorrectMarksDialog {...place} />
    </Suspense>
  ) : null
