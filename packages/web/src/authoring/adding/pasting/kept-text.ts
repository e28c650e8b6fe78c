const keyOf = (quizId: string): string => `pasted questions of ${quizId}`

/**
 * The pasted or typed text of a quiz that was not added yet, so that closing the window by mistake loses
 * nothing.
 */
export const readKeptText = (quizId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(quizId)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the text. One that is too long for the browser's storage stays only on the screen. */
export const keepText = (quizId: string, text: string): void => {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(quizId))
    else sessionStorage.setItem(keyOf(quizId), text)
  } catch {
    // Storage is full or off.
  }
}
