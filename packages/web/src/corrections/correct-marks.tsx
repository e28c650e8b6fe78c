import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { useCanCorrect } from './correction-queries.ts'

const CorrectMarksDialog = lazy(() => importWhenOnline(() => import('./correct-marks-dialog.tsx')))

type CorrectMarksProps = {
  quizId: string
  questionId: string
  /** `hasChanged`: marks or suggestions were changed. */
  onClose: (hasChanged: boolean) => void
}

/** The dialog in which the marks of a question are put right. Its code is fetched when the first one opens. */
export const CorrectMarks = (place: CorrectMarksProps) =>
  useCanCorrect() ? (
    <Suspense fallback={null}>
      <CorrectMarksDialog {...place} />
    </Suspense>
  ) : null
