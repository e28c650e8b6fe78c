import { findGaps } from './align.ts'
import { areOpposite, haveCommonBase } from './opposites.ts'
import { has, type Pair } from './pair-sentences.ts'
import { contentOf, type Word } from './sentence.ts'

/** Words that begin with as many equal letters are forms of one word: "conducts" and "conductor". */
const commonBeginning = 5

const areForms = ({ text: one }: Word, { text: other }: Word): boolean =>
  haveCommonBase(one, other) ||
  (one.slice(0, commonBeginning) === other.slice(0, commonBeginning) &&
    Math.min(one.length, other.length) >= commonBeginning &&
    !areOpposite(one, other))

const isNumber = ({ text }: Word): boolean => /^\d/.test(text)

/**
 * Finds the word that stands where the solution has another, in a sentence that is the same otherwise. It may be a
 * synonym or the contrary: only a person knows.
 */
export const findOtherWord = ({ said, expected }: Pair): { said: string; expected: string } | undefined => {
  for (const gap of findGaps(contentOf(said), contentOf(expected))) {
    const [[added, ...moreAdded], [lacking, ...moreLacking]] = [
      gap.said.filter((word) => !has(contentOf(expected), word)),
      gap.expected.filter((word) => !has(contentOf(said), word)),
    ]
    if (!added || !lacking || moreAdded.length + moreLacking.length > 0) continue
    if (!isNumber(added) && !isNumber(lacking) && !areForms(added, lacking))
      return { said: added.text, expected: lacking.text }
  }
  return undefined
}
