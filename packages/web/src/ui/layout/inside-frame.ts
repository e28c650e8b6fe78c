import { createContext } from 'react'

/** Whether a page stands inside a frame that has the h1 and the way back, as the screens of one quiz do. */
export const InsideFrame = createContext(false)
