import type { Comparison } from '../comparing/compare-texts.ts'
import type { TextsToCompare } from '../comparing/texts-to-compare.ts'
import { findInstruction } from '../find-instruction.ts'
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

type Wording = 'English' | 'few English stop words' | 'too short to tell' | 'not in Latin letters'

/**
 * Classifies the wording of a text, because the comparison is calibrated on English. A text without English stop
 * words is in another language or a list of words.
 */
const wordingOf = (text: string): Wording => {
  const words = wordsOf(text)
  const foreignLetters = words.filter((word) => !/\p{Script=Latin}|\p{Script=Greek}/u.test(word)).length
  if (foreignLetters > words.length / 3) return 'not in Latin letters'
  if (words.length < wordsToJudge) return 'too short to tell'
  const share = stopShare(words)
  return share >= englishFrom || share > foreignUpTo ? 'English' : 'few English stop words'
}

/** An answer with more characters than this multiple of the solution's is too long to be judged by its words. */
const longTimes = 6
const longFrom = 600

/** An answer with this share of the solution's words is about the same subject in the same language. */
const sameWordsShare = 0.5

/**
 * Matches formulas and code, which a comparison of words ignores. It matches only from the beginning of a word,
 * because starting at each letter would take quadratic time.
 */
const formulaPattern = /\$[^$]+\$|\\[a-z]+|(?<!\S)\S*[=^√∑∫≤≥±→<>]\S*|\bo\(/gi
/** With more words than this per formula, the words determine what a text is about. */
const wordsForEachFormula = 15

const isMadeOfFormulas = (text: string): boolean => {
  const formulas = text.match(formulaPattern)?.length ?? 0
  return formulas > 0 && formulas * wordsForEachFormula >= text.split(/\s+/).length
}

/** Returns the reasons, in sentences for the instructor, why a comparison by words is unreliable for this answer. */
export const findDoubts = (texts: TextsToCompare, comparison: Comparison): string[] =>
  [
    findInstruction(texts),
    comparison.repeatsQuestion && 'Repeats the question.',
    comparison.numberFault?.reason,
    comparison.contradiction?.reason,
    isMadeOfFormulas(texts.solution) && 'The solution holds a formula, which is not compared.',
    describeWording(texts, comparison),
    texts.answer.length > Math.max(longFrom, texts.solution.length * longTimes) &&
      'Is much longer than the solution: what is wrong in it would not be noticed.',
  ].filter((doubt) => typeof doubt === 'string')

const describeWording = (
  { solution, answer }: TextsToCompare,
  { found, missing }: Comparison,
): string | undefined => {
  const expected = wordingOf(solution)
  const said = wordingOf(answer)
  if (expected === 'not in Latin letters' || expected === 'few English stop words')
    return 'The solution is not in English, for which the comparison is made.'
  if (said === 'not in Latin letters') return 'Is in another language than the solution.'
  if (said !== 'few English stop words') return undefined
  return found.length >= (found.length + missing.length) * sameWordsShare
    ? 'Lists words instead of saying something about them.'
    : 'Seems to be in another language than the solution.'
}
