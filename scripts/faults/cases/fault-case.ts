/** A test that proves a case: its file and a part of its title. Without a title, all tests of the file. */
export type Proof = { file: string; title?: string }

/**
 * A case of the reliability requirements: what may happen to the product, and the tests that prove how it reacts.
 */
export type FaultCase = {
  /** The code in the requirements, such as A1. */
  code: string
  what: string
  /** Empty if no test here tries the case. */
  provenBy: Proof[]
  /** The part of the case that no test tries, and why. */
  notTried?: string
}

/** Proofs from one file: one for each title, or all of its tests. */
export const from = (file: string, ...titles: string[]): Proof[] =>
  titles.length === 0 ? [{ file }] : titles.map((title) => ({ file, title }))
