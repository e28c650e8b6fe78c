/** An answer with what it is judged by, as plain texts. */
export type TextsToCompare = { question: string; solution: string; answer: string }
