import { createContext } from 'react'

/** A window that adds questions from a pasted text or from the author's other quizzes. */
export type AddingWindow = { kind: 'paste'; text?: string } | { kind: 'bank' }

/** Opens such a window. Null where questions are edited one by one. */
export const OpenAdding = createContext<((window: AddingWindow) => void) | null>(null)
