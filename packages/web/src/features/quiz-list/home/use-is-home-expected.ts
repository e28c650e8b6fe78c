import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { useEffect } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { useListCounts } from '../use-list-counts.ts'

/** From so many quizzes on there is a home: fewer are seen at one glance in the list. */
const fromQuizzes = 8

/** The local storage key of whether there was a home the last time. */
const storageKey = 'homeExpected'

/**
 * As it was the last time in this browser. On a first visit a home is expected: most instructors have many quizzes,
 * and one who has few sees the place close once.
 */
const readWasExpected = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'false'
  } catch {
    // A browser that forbids storage keeps the place each time.
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

/** Whether there will be a home; until the quizzes are counted, whether one is likely. Its place is kept meanwhile. */
export const useIsHomeExpected = (): boolean => {
  const counts = useListCounts(defaultListState)
  const isOffered = useIsOffered('getHome')
  const isExpected = counts && (counts.published ?? 0) + (counts.unpublished ?? 0) >= fromQuizzes
  useEffect(() => {
    if (isExpected !== undefined) storeIsExpected(isExpected)
  }, [isExpected])
  return isOffered && (isExpected ?? readWasExpected())
}
