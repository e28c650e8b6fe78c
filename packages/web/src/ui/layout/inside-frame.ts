import { createContext } from 'react'

/**
 * Whether a page stands inside a frame that has the h1 and the way back, as the screens of one quiz do. While it is
 * `moving`, the frame may still grow and push down what stands below it.
 */
export const InsideFrame = createContext<boolean | 'moving'>(false)
