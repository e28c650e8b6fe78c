import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { CorrectMarks } from './correct-marks.tsx'
import { useCanCorrect } from './correction-queries.ts'

type CorrectMarksButtonProps = { quizId: string; questionId: string; /** From 1. */ questionNo: number }

/** Opens the dialog in which the marks of a question are put right; nothing where the services can't do it. */
export const CorrectMarksButton = ({ quizId, questionId, questionNo }: CorrectMarksButtonProps) => {
  const canCorrect = useCanCorrect()
  const [isOpen, setIsOpen] = useState(false)
  if (!canCorrect) return null
  return (
    <>
      <Button
        size="sm"
        icon={<CheckCheck aria-hidden />}
        aria-label={`Correct marks of question ${questionNo}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsOpen(true)}
      >
        Correct marks
      </Button>
      {isOpen && <CorrectMarks quizId={quizId} questionId={questionId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
