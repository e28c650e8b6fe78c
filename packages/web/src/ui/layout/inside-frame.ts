import { createContext } from 'react'

/**
 * Whether a page is inside a frame that has the h1 and the way back, like the screens of a quiz. `moving`
 * means that the frame may still grow and push down the content below it.
 */
export const InsideFrame = createContext<boolean | 'moving'>(false)
