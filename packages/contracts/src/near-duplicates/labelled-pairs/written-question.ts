/** A question as its text and its options, the correct option first. */
export type WrittenQuestion = readonly [text: string, ...options: string[]]
