import { createContext } from 'react'

/** Whether the texts of a row are shown whole. */
export const IsWhole = createContext(false)
