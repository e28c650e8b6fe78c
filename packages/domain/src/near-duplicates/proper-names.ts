import { jaccard, trigramsOf } from './trigrams.ts'
import { wordsOf } from './words.ts'

/** Names from this similarity on count as one name with a typing error. */
const sameName = 0.3
const nameForm = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu

/**
 * Whether each text has a proper name that the other one lacks. A capitalized word within a sentence counts as a
 * proper name.
 */
export const namesDiffer = (left: string, right: string): boolean =>
  hasOwnName(left, right) && hasOwnName(right, left)

const hasOwnName = (text: string, other: string): boolean => {
  const known = wordsOf(other).map((word) => trigramsOf([word]))
  return (text.match(nameForm) ?? []).some((name) =>
    known.every((word) => jaccard(word, trigramsOf(wordsOf(name))) < sameName),
  )
}
