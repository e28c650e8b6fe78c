import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import type { CorrectMarksProps } from './correct-marks-dialog.tsx'
import { useCanCorrect } from './can-correct.ts'

const CorrectMarksDialog = lazy(() => importWhenOnline(() => import('./correct-marks-dialog.tsx')))

/** The dialog that corrects the marks of a question. Its code is loaded when it first opens. */
export const CorrectMarks = (props: CorrectMarksProps) =>
  useCanCorrect() ? (
    <Suspense fallback={null}>
      <CorrectMarksDialog {...props} />
    </Suspense>
  ) : null
