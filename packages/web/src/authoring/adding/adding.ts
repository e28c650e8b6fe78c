import { createContext } from 'react'

/** A text that was pasted into a question. `images` counts the images that were left out. */
export type GivenText = { text: string; images: number }

/** A window that adds questions from a pasted text or from the author's other quizzes. */
export type AddingWindow = { kind: 'paste'; given?: GivenText } | { kind: 'bank' }

/** Opens such a window. Null where questions are edited one by one. */
export const OpenAdding = createContext<((window: AddingWindow) => void) | null>(null)
