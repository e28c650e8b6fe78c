import { stopWords } from '../comparing/word-lists.ts'

const wordPattern = /\p{L}+/gu
const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll(/[’']/g, '').match(wordPattern) ?? []

/** Returns the share of words that occur in any English text, whatever its subject. */
const stopShare = (words: readonly string[]): number =>
  words.filter((word) => stopWords.has(word)).length / words.length

/** The share of stop words is meaningful from this number of words on. */
const wordsToJudge = 6
const englishFrom = 0.2
const foreignUpTo = 0.05

export type Wording = 'English' | 'few English stop words' | 'too short to tell' | 'not in Latin letters'

/**
 * Classifies the wording of a text, because the comparison is calibrated on English. A text without English stop
 * words is in another language or a list of words.
 */
export const wordingOf = (text: string): Wording => {
  const words = wordsOf(text)
  const foreignLetters = words.filter((word) => !/\p{Script=Latin}|\p{Script=Greek}/u.test(word)).length
  if (foreignLetters > words.length / 3) return 'not in Latin letters'
  if (words.length < wordsToJudge) return 'too short to tell'
  const share = stopShare(words)
  return share >= englishFrom || share > foreignUpTo ? 'English' : 'few English stop words'
}
