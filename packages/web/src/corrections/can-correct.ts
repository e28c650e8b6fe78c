import { useIsOffered } from '../api/offered-calls.ts'
import { useMay } from '../quiz-actions/quiz-role.ts'

/** Whether marks can be corrected: the services can, as far as is known, and the instructor may. */
export const useCanCorrect = (): boolean => {
  const isOffered = useIsOffered(
    'getCorrections',
    'getCorrectableQuestion',
    'previewCorrection',
    'applyCorrection',
  )
  return useMay('editor') && isOffered
}

/** Whether the services can grade descriptive answers again, as far as is known. */
export const useCanGradeAgain = (): boolean => {
  const canCorrect = useCanCorrect()
  return useIsOffered('gradeAgain') && canCorrect
}
