import type { CommentedField } from '@quizwright/domain/schemas/comment.ts'
import { createAtom, useAtom } from '@xstate/store-react'

/** What the panel of comments is opened at. Without a question it shows all threads of the quiz. */
export type CommentPlace = {
  quizId: string
  questionId?: string
  questionNo?: number
  field?: CommentedField
  resultId?: string
  /** Who gave the answer, where the comments are about one. */
  student?: string
}

const open = createAtom<CommentPlace | null>(null)

/** Opens the panel at a place, or closes it with null. It stays open from screen to screen of a quiz. */
export const openComments = (place: CommentPlace | null): void => open.set(place)

/** Where the panel of comments is open; null where it is closed or shows another quiz. */
export const useOpenComments = (quizId: string): CommentPlace | null => {
  const place = useAtom(open)
  return place?.quizId === quizId ? place : null
}

/** Goes to a question in the editor that is open, if one is. */
let goTo: ((questionNo: number) => void) | null = null

/** Lets threads lead to their questions in an open editor. Returns a function that ends it. */
export const leadToQuestions = (go: (questionNo: number) => void): (() => void) => {
  goTo = go
  return () => {
    if (goTo === go) goTo = null
  }
}

/** Goes to a question in an open editor. Returns false where none is open. */
export const goToQuestion = (questionNo: number): boolean => {
  goTo?.(questionNo)
  return goTo !== null
}
