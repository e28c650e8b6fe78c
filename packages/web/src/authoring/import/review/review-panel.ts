import { createContext, useContext } from 'react'

/**
 * The element that shows the opened row of a list, beside all lists; null if the row is shown inside its list
 * because there is no room.
 */
export const ReviewPanel = createContext<HTMLElement | null>(null)
export const useReviewPanel = (): HTMLElement | null => useContext(ReviewPanel)
