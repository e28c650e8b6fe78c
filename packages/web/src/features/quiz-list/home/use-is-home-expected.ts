import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { useListCounts } from '../use-list-counts.ts'

/** From so many quizzes on there is a home: fewer are seen at one glance in the list. */
const fromQuizzes = 8

/** Whether there will be a home. It is known with the first rows, so that its place is kept and no row jumps. */
export const useIsHomeExpected = (): boolean => {
  const counts = useListCounts(defaultListState)
  const isOffered = useIsOffered('getHome')
  return isOffered && (counts?.published ?? 0) + (counts?.unpublished ?? 0) >= fromQuizzes
}
