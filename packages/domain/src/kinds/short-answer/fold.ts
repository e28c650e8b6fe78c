import { defined, entryOf } from '../../defined.ts'
import type { WordsCount } from './schema.ts'

/** Letters that one keyboard has and the other lacks, written alike: Arabic and Urdu ye, kaf and he. */
const sameLetters: Readonly<Record<string, string>> = {
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ە: 'ه',
}

/** Marks that a reader adds: accents of European scripts, harakat, and the points of Hebrew. Not vowel signs of Indic
 * scripts, which are letters. */
const accents =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u06d6-\u06dc]/g

const digitsAsAscii = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(defined(digit.codePointAt(0), 'code point') & 0xf))

/**
 * Returns what of a text counts. Blanks, quotation marks, joiners, tatweel and the forms of Arabic and Urdu letters and
 * digits never do; blanks at the ends stay.
 */
export const fold = (text: string, words: WordsCount): string => {
  const plain = digitsAsAscii(text.normalize('NFC'))
    .replaceAll(/[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0640\u00ad]/g, '')
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/[یىکہە]/g, (letter) => entryOf(sameLetters, letter))
  const bare = words.accents_count ? plain : plain.normalize('NFD').replaceAll(accents, '').normalize('NFC')
  const unpointed = words.punctuation_counts ? bare : bare.replaceAll("'", '').replaceAll(/\p{P}/gu, ' ')
  const cased = words.case_counts ? unpointed : unpointed.toLowerCase()
  return cased.replaceAll(/\s+/g, ' ')
}
