import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useEffect } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { useListCounts } from '../use-list-counts.ts'

/** The number of quizzes from which the home is shown. Fewer can be seen in the list at a glance. */
const fromQuizzes = 8

/** The local storage key of whether the home was shown last time. */
const storageKey = 'homeExpected'

/**
 * Whether the home was shown last time in this browser. On a first visit it is expected, because most
 * instructors have many quizzes; for others its space closes once.
 */
const readWasExpected = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'false'
  } catch {
    // Without storage the space is reserved each time.
    return true
  }
}

const storeIsExpected = (isExpected: boolean): void => {
  try {
    localStorage.setItem(storageKey, String(isExpected))
  } catch {
    // The next visit keeps the place as the first one does.
  }
}

/**
 * Whether the home will be shown; until the quizzes are counted, whether this is likely. Its space is
 * reserved meanwhile.
 */
export const useIsHomeExpected = (): boolean => {
  const counts = useListCounts(defaultListState)
  const isOffered = useIsOffered('getHome')
  const isExpected = counts && (counts.published ?? 0) + (counts.unpublished ?? 0) >= fromQuizzes
  useEffect(() => {
    if (isExpected !== undefined) storeIsExpected(isExpected)
  }, [isExpected])
  return isOffered && (isExpected ?? readWasExpected())
}
