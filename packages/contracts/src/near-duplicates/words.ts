/** What of a question is compared. */
export type ComparedQuestion = {
  question: string
  equation: string
  options: readonly { option: string; equation: string; is_correct: boolean }[]
}

const wordForm = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[+\-*/=<>^%√∞±≤≥≠]/gu
const lettersNotOfAscii = /[^\0-\x7f]/
const marks = /\p{M}+/gu

/** The words of a text and the signs of its formulas, without case and accents. */
export const wordsOf = (text: string): string[] => {
  const lower = text.toLowerCase()
  return (
    (lettersNotOfAscii.test(lower) ? lower.normalize('NFKD').replaceAll(marks, '') : lower).match(wordForm) ??
    []
  )
}
