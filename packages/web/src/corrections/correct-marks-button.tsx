import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { CorrectMarks } from './correct-marks.tsx'
import { useCanCorrect, useCanGradeAgain } from './correction-queries.ts'

type CorrectMarksButtonProps = {
  quizId: string
  questionId: string
  /** The number of the question. */
  questionNo: number
  /** Whether the question is descriptive. Its answers are then graded again. */
  isInWords: boolean
}

/** Opens the dialog that corrects the marks of a question. Hidden if the services cannot do it. */
export const CorrectMarksButton = ({
  quizId,
  questionId,
  questionNo,
  isInWords,
}: CorrectMarksButtonProps) => {
  const canCorrect = useCanCorrect()
  const [isOpen, setIsOpen] = useState(false)
  const canGradeAgain = useCanGradeAgain()
  if (!(isInWords ? canGradeAgain : canCorrect)) return null
  return (
    <>
      <Button
        size="sm"
        icon={<CheckCheck aria-hidden />}
        aria-label={
          isInWords ? `Grade question ${questionNo} again` : `Correct marks of question ${questionNo}`
        }
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsOpen(true)}
      >
        {isInWords ? 'Grade again' : 'Correct marks'}
      </Button>
      {isOpen && <CorrectMarks quizId={quizId} questionId={questionId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
