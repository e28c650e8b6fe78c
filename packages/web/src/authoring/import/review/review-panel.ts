import { createContext, useContext } from 'react'

/** Where the opened row of a list is shown: beside all lists, or in its list where there is no room. */
export const ReviewPanel = createContext<HTMLElement | null>(null)
export const useReviewPanel = (): HTMLElement | null => useContext(ReviewPanel)
