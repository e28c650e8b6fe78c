import type { ComparedQuestion } from '../../words.ts'

/**
 * Two questions, and whether an author would call one a near-duplicate of the other. `kind` says how the
 * second was made.
 */
export type LabelledPair = { kind: string; isSame: boolean; one: ComparedQuestion; other: ComparedQuestion }
export type Change = (
  question: ComparedQuestion,
  random: () => number,
  all: readonly ComparedQuestion[],
) => ComparedQuestion | undefined
