import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import type { Browsing } from './use-browsing.ts'

/** Selects everything that was found, including quizzes that are not loaded yet. */
export const useSelectTotal = ({ state, selection }: Browsing) => {
  const instructorId = useInstructorId()
  const [isSelecting, setIsSelecting] = useState(false)
  const selectTotal = async () => {
    setIsSelecting(true)
    try {
      const { readAllQuizzes } = await import('./read-all-quizzes.ts')
      selection.selectThese(await readAllQuizzes(instructorId, state))
    } catch (error) {
      toast.error(say('Some quizzes couldn’t be selected'), problemText(error))
    }
    setIsSelecting(false)
  }
  return { selectTotal, isSelecting }
}
