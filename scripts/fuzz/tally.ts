/** What a run tried, and what came out otherwise than the contract says. Only the first of a kind are kept. */
export type Tally = {
  tried: number
  accepted: number
  /** What the contract allows was refused, or the other way round, or changed. */
  differences: string[]
  /** Answers of 5xx that input alone caused. */
  serverErrors: string[]
}

const kept = 20

export const createTally = (): Tally => ({ tried: 0, accepted: 0, differences: [], serverErrors: [] })

export const note = (list: string[], sentence: string): void => {
  if (list.length < kept) list.push(sentence.slice(0, 600))
}

export const addUp = (tallies: readonly Tally[]): Tally => ({
  tried: tallies.reduce((sum, { tried }) => sum + tried, 0),
  accepted: tallies.reduce((sum, { accepted }) => sum + accepted, 0),
  differences: tallies.flatMap(({ differences }) => differences),
  serverErrors: tallies.flatMap(({ serverErrors }) => serverErrors),
})
