/** Whether a text is our own JSON, which names itself at its beginning. */
export const isOwnJson = (text: string): boolean =>
  /^\uFEFF?\s*\{\s*"format"\s*:\s*"quizwright-questions"/.test(text.slice(0, 1_000))
