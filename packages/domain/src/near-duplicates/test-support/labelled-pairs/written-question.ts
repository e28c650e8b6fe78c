/** The text of a question and its options, the correct one first. */
export type WrittenQuestion = readonly [text: string, ...options: string[]]
