/** What an answer seems to be worth. */
export type Judgement = {
  /** The share of the marks to suggest, from 0 to 1. */
  share: number
  /** The probability, from 0 to 1, that an instructor's mark is at most a fifth of the marks away. */
  confidence: number
  /** Whether the comparison can be trusted. What is not sure is for a person to mark. */
  isSure: boolean
  /** Why, in sentences for the instructor: first what makes it unsure. */
  reasons: string[]
}

/** Nothing can be said of the answer. */
export const unknown = (reason: string): Judgement => ({
  share: 0,
  confidence: 0,
  isSure: false,
  reasons: [reason],
})
