import { negations, stopWords } from './word-lists.ts'

/** A word in lower case with its stem, or a number. */
export type Term = { word: string; stem: string; isNumber: boolean }
/** A statement of a text: its terms without stop words and negations. */
export type Statement = { terms: Term[] }

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })
const minStemLength = 3

/** Removes English suffixes, so that "moves", "moved" and "moving" have one stem. */
export const toStem = (word: string): string => {
  if (word.length <= minStemLength) return word
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ments?|ness|ings?|edly|ed|ely|ly|es|s|e)$/, '')
  return stem.length >= minStemLength ? stem : word
}

/** Number words. "One" is left out, because it mostly stands for a thing. */
const digitsOf: ReadonlyMap<string, string> = new Map(
  ['zero', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
    .map((word, number): [string, string] => [word, String(number)])
    .filter(([word]) => word !== ''),
)

const isNumeric = (word: string): boolean => /^\d/.test(word)

/**
 * Returns the text in lower case, without invisible characters, apostrophes, TeX commands and thousands separators.
 * The letters and numbers of a formula stay.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\\[a-z]+/g, ' ')
    .replace(/[’'`]/g, '')
    .replace(/(\d)[,](?=\d{3}\b)/g, '$1')

const toTerm = (word: string): Term =>
  isNumeric(word)
    ? { word, stem: word, isNumber: true }
    : { word, stem: digitsOf.get(word) ?? toStem(word), isNumber: digitsOf.has(word) }

const parseStatement = (sentence: string): Statement => {
  const terms: Term[] = []
  for (const { segment, isWordLike } of wordSegmenter.segment(sentence))
    if (isWordLike && !negations.has(segment) && !stopWords.has(segment)) terms.push(toTerm(segment))
  return { terms }
}

/** Separates statements at punctuation and conjunctions, so that a negation applies only to its own part. */
export const statementBoundary =
  /[.!?;:,\n](?!\d)|\b(?:so|because|but|therefore|whereas|while|although)\b|\band\s+(?=not\b)/

export const parseStatements = (text: string): Statement[] =>
  cleanText(text)
    .split(statementBoundary)
    .map(parseStatement)
    .filter(({ terms }) => terms.length > 0)

/** Normalizes a text for comparison as a whole: cleaned, with single spaces. */
export const normalizeText = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
