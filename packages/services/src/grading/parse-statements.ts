/** A word in the form in which it is compared, and whether it says how much. */
export type Term = { stem: string; isNumber: boolean }
/** One statement: what it speaks of, and whether it denies it. */
export type Statement = { terms: Term[]; isNegated: boolean }

const negations = new Set([
  'not',
  'no',
  'never',
  'none',
  'neither',
  'nor',
  'nothing',
  'without',
  'cannot',
  'cant',
  'isnt',
  'arent',
  'wasnt',
  'werent',
  'doesnt',
  'dont',
  'didnt',
  'wont',
  'wouldnt',
  'shouldnt',
  'couldnt',
  'hasnt',
  'havent',
  'hardly',
  'false',
  'untrue',
  'impossible',
])

/** Words that every text has, whatever it is about. */
const fillers = new Set(
  (
    'a an the this that these those it its he she they them their there here we you i me my our your his her is are was were be been being am do does did done has have had having ' +
    'of in on at to from by with into onto for as and or but if then than so because since while when where which who whom whose what why how can could may might must shall should will would ' +
    'also too very much more most such each every some any all both other another just only about over under between through during before after up down out off again once same own ' +
    'answer correct solution offline written model'
  ).split(' '),
)

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Cuts endings off, so that "moves", "moved" and "moving" are one word. Numbers stay as they are. */
const stemOf = (word: string): string => {
  if (word.length <= 3) return word
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ments?|ness|ings?|edly|ed|ely|ly|es|s|e)$/, '')
  return stem.length >= 3 ? stem : word
}

const isNumeric = (word: string): boolean => /^\d/.test(word)

/** Formulas keep their letters and figures; what only draws them goes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\\[a-z]+/g, ' ')
    .replace(/[’'`]/g, '')
    .replace(/(\d)[,](?=\d{3}\b)/g, '$1')

const readStatement = (sentence: string): Statement => {
  const terms: Term[] = []
  let negated = 0
  for (const { segment, isWordLike } of words.segment(sentence)) {
    if (!isWordLike) continue
    if (negations.has(segment)) negated += 1
    else if (!fillers.has(segment))
      terms.push({ stem: isNumeric(segment) ? segment : stemOf(segment), isNumber: isNumeric(segment) })
  }
  // Denied twice is said.
  return { terms, isNegated: negated % 2 === 1 }
}

/**
 * Where one statement ends and the next begins: at stops, and at words that join two, so that a denial denies
 * its own part only.
 */
const between = /[.!?;:,\n](?!\d)|\b(?:so|because|but|therefore|whereas|while|although)\b|\band\s+(?=not\b)/

/** What a text states, part by part, in a form in which two ways of writing it are alike. */
export const parseStatements = (text: string): Statement[] =>
  plain(text)
    .split(between)
    .map(readStatement)
    .filter(({ terms, isNegated }) => terms.length > 0 || isNegated)

/** A text as it counts when it is compared letter by letter. */
export const normalizeText = (text: string): string => plain(text).replace(/\s+/g, ' ').trim()
