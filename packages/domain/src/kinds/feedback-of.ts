/** What the author says to an accepted answer: one text, or none. */
export const feedbackOf = (accepted: { feedback?: string | undefined } | undefined): string[] => {
  const text = accepted?.feedback?.trim() ?? ''
  return text === '' ? [] : [text]
}
