/** What a run tried and what differed from the contract. Only the first differences of each kind are kept. */
export type Tally = {
  tried: number
  accepted: number
  /** Valid input that was refused, invalid input that was accepted, or changed input. */
  differences: string[]
  /** 5xx responses caused only by input. */
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
