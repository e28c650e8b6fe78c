/** The estimated value of an answer. */
export type Judgement = {
  /** The share of the marks to suggest, from 0 to 1. */
  share: number
  /**
   * The probability, from 0 to 1, that the suggestion differs from an instructor's mark by at most a fifth of the
   * marks.
   */
  confidence: number
  /** Whether the comparison is reliable. An unsure suggestion needs a person. */
  isSure: boolean
  /** The reasons, in sentences for the instructor. Those that make the suggestion unsure come first. */
  reasons: string[]
}

/** The judgement of an answer about which nothing is known. */
export const unknown = (reason: string): Judgement => ({
  share: 0,
  confidence: 0,
  isSure: false,
  reasons: [reason],
})
