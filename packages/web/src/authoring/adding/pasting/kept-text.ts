const keyOf = (quizId: string): string => `pasted questions of ${quizId}`

/** The text that somebody pasted or typed for a quiz and did not add yet: closed by mistake, nothing is lost. */
export const readKeptText = (quizId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(quizId)) ?? ''
  } catch {
    return ''
  }
}

/** A text that is too long for the browser is kept on the screen only. */
export const keepText = (quizId: string, text: string): void => {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(quizId))
    else sessionStorage.setItem(keyOf(quizId), text)
  } catch {
    // Storage is full or off.
  }
}
