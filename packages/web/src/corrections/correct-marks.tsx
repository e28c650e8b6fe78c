import { say } from '@quizwright/domain/language/say.ts'
import { CheckCheck } from 'lucide-react'
import { Button } from '../ui/buttons/button.tsx'
import { useCanCorrect, useCanGradeAgain } from './can-correct.ts'
import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import type { CorrectMarksProps } from './correct-marks-dialog.tsx'

const CorrectMarksDialog = lazy(() => importWhenOnline(() => import('./correct-marks-dialog.tsx')))

/** The dialog that corrects the marks of a question. Its code is loaded when it first opens. */
export const CorrectMarks = (props: CorrectMarksProps) =>
  useCanCorrect() ? (
    <Suspense fallback={null}>
      <CorrectMarksDialog {...props} />
    </Suspense>
  ) : null

type CorrectMarksButtonProps = {
  questionNo: number
  /** Whether the question is descriptive. Its answers are then graded again. */
  isInWords: boolean
  onOpen: () => void
}

/**
 * Opens the dialog that corrects the marks of a question. Hidden if the services cannot do it. The screen renders
 * the dialog, because a correction may move or remove the card of the button, and the outcome must still be shown.
 */
export const CorrectMarksButton = ({ questionNo, isInWords, onOpen }: CorrectMarksButtonProps) => {
  const canCorrect = useCanCorrect()
  const canGradeAgain = useCanGradeAgain()
  if (!(isInWords ? canGradeAgain : canCorrect)) return null
  return (
    <Button
      size="sm"
      icon={<CheckCheck aria-hidden />}
      aria-label={
        isInWords
          ? say('Suggest marks again for question {number}', { number: questionNo })
          : say('Re-mark question {number}', { number: questionNo })
      }
      onClick={onOpen}
    >
      {isInWords ? say('Suggest marks again') : say('Re-mark')}
    </Button>
  )
}
