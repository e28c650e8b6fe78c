/** A test that proves a case: its file, and words of its title; without them every test of the file. */
export type Proof = { file: string; title?: string }

/** A case of the bar of reliability: what comes at the product, and the tests that show what it then does. */
export type FaultCase = {
  /** The code that the bar gives it: A1. */
  code: string
  what: string
  /** Empty if no test here tries it. */
  provenBy: Proof[]
  /** What of the case no test tries, and why. */
  notTried?: string
}

/** Proofs from one file: each title's, or all of its tests. */
export const from = (file: string, ...titles: string[]): Proof[] =>
  titles.length === 0 ? [{ file }] : titles.map((title) => ({ file, title }))
