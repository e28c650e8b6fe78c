/** The fields of a question that the comparison uses. */
export type ComparedQuestion = {
  question: string
  equation: string
  options: readonly { option: string; equation: string; is_correct: boolean }[]
}

const wordForm = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[+\-*/=<>^%√∞±≤≥≠]/gu
const lettersNotOfAscii = /[^\0-\x7f]/
const marks = /\p{M}+/gu

/** Returns the words and arithmetic signs of a text, in lower case and without accents. */
export const splitWords = (text: string): string[] => {
  const lower = text.toLowerCase()
  return (
    (lettersNotOfAscii.test(lower) ? lower.normalize('NFKD').replaceAll(marks, '') : lower).match(wordForm) ??
    []
  )
}
