import { jaccard, trigramsOf } from './trigrams.ts'
import { wordsOf } from './words.ts'

/** From here on a name counts as the same one, written with a slip. */
const sameName = 0.3
const nameForm = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{M}]+/gu

/**
 * Whether each text names something that the other does not: a name is a word with a capital within a
 * sentence.
 */
export const namesDiffer = (one: string, other: string): boolean =>
  namesAlone(one, other) && namesAlone(other, one)

const namesAlone = (text: string, other: string): boolean => {
  const known = wordsOf(other).map((word) => trigramsOf([word]))
  return (text.match(nameForm) ?? []).some((name) =>
    known.every((word) => jaccard(word, trigramsOf(wordsOf(name))) < sameName),
  )
}
