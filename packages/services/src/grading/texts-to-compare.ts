/** An answer with the texts that it is judged by, as plain text. */
export type TextsToCompare = { question: string; solution: string; answer: string }
