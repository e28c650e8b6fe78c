import { entryOf } from '../../defined.ts'
import { digitsAsAscii } from '../digits-as-ascii.ts'
import type { WordsCount } from './schema.ts'

/** Letters that one keyboard has and the other lacks, written alike: Arabic and Urdu ye, kaf, he and alef. */
const sameLetters: Readonly<Record<string, string>> = {
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
}

/** Marks that a reader adds: accents of European scripts, harakat, and the points of Hebrew. Not vowel signs of Indic
 * scripts, which are letters. */
const accents =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u06d6-\u06dc]/g

const withoutPunctuation = (text: string): string =>
  text.replaceAll("'", '').replaceAll(punctuation, ' ').replaceAll(besideSigns, '$1')

/** Small letters that a change of case writes in two ways: Straße is STRASSE, a sigma ends a word, İ has its dot. */
const withoutCase = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')

/** Signs that one keyboard has and the other lacks: dashes, quotation marks, degrees, punctuation of other scripts. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  // An acute accent that stands for an apostrophe is no accent of a blank.
  [/[‘’‚‛ʼ´`′‹›]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/[°˚]/g, 'º'],
  [/×/g, 'x'],
  [/[،、٬]/g, ','],
  [/؛/g, ';'],
  [/؟/g, '?'],
  [/[۔।。٫]/g, '.'],
  [/٪/g, '%'],
]
const withSameSigns = (text: string): string =>
  sameSigns.reduce((written, [signs, as]) => written.replaceAll(signs, as), text)

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Raised digits are powers, which a keyboard writes with a caret. */
const powersWithCaret = (text: string): string =>
  text.replaceAll(
    /⁻?[⁰¹²³⁴-⁹]+/g,
    (power) =>
      `^${power.replace('⁻', '-').replaceAll(/[⁰¹²³⁴-⁹]/g, (one) => String(superscripts.indexOf(one)))}`,
  )

/**
 * Punctuation without a meaning of its own. The signs of C#, R&D and 2*3 have one, and so do a minus and a point before
 * a number.
 */
const punctuation = /(?<=[\p{L}\p{N}])[-.,]|[-.,](?!\d)|(?<!\p{L}\s?)#|(?![-.,#&@*])\p{P}/gu
/** Blanks beside such a sign do not count. */
const besideSigns = /\s*([#&@*])\s*/g

/** Signs that nobody sees: joiners, directions, tatweel, soft hyphens, and how an emoji is to be drawn. */
const unseen =
  /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0640\u00ad]|\p{Variation_Selector}/gu

/**
 * Returns what of a text counts. Blanks, kinds of dashes and quotation marks, joiners, tatweel, the forms of Arabic and
 * Urdu letters, digits of other scripts, lowered digits and other forms of the same sign never do; blanks at the ends
 * stay.
 */
export const fold = (text: string, words: WordsCount): string => {
  const plain = digitsAsAscii(powersWithCaret(withSameSigns(text).normalize('NFC')).normalize('NFKC'))
    .replaceAll(unseen, '')
    .replaceAll('⁄', '/')
    .replaceAll(/[یىکہەٱ]/g, (letter) => entryOf(sameLetters, letter))
  const bare = words.accents_count ? plain : plain.normalize('NFD').replaceAll(accents, '').normalize('NFC')
  const unpointed = words.punctuation_counts ? bare : withoutPunctuation(bare)
  const cased = words.case_counts ? unpointed : withoutCase(unpointed)
  return cased.replaceAll(/\s+/g, ' ')
}

/** Returns what of a whole answer counts. If it has nothing but punctuation, that is the answer: ";". */
export const foldWhole = (text: string, words: WordsCount): string => {
  const folded = fold(text, words).trim()
  return folded === '' ? fold(text, { ...words, punctuation_counts: true }).trim() : folded
}
