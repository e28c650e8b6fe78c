import { findGaps } from './align.ts'
import { areOpposite } from './opposites.ts'
import { has, type Pair } from './pair-sentences.ts'
import { contentOf, type Word, withoutArticles } from './sentence.ts'

/** Finds the word of the solution that the answer lacks and has an opposite of. */
export const findOpposite = ({ said, expected }: Pair): string | undefined => {
  const added = contentOf(said).filter((word) => !has(expected.words, word))
  const lacking = contentOf(expected).filter((word) => !has(said.words, word))
  return (findAmong(added, lacking) ?? findInOnePlace({ said, expected }))?.text
}

const findAmong = (added: readonly Word[], lacking: readonly Word[]): Word | undefined =>
  lacking.find((word) => added.some(({ text }) => areOpposite(text, word.text)))

/** Words such as "in", "before" and "more" occur in any text, so they are compared only with what is in their place. */
const findInOnePlace = ({ said, expected }: Pair): Word | undefined => {
  for (const gap of findGaps(withoutArticles(said), withoutArticles(expected)))
    for (const word of gap.expected)
      if (
        gap.said.some((other) => !(word.hasContent && other.hasContent) && areOpposite(other.text, word.text))
      )
        return word
  return undefined
}
