import { defined } from '@quizwright/domain/defined.ts'
import { everyAlphabet, freeAlphabets } from '@quizwright/domain/rules/option-letters.ts'

const alif = /^(\s*(?:[-–•·*✓✔]\s*)?[([（]?\s*)الف(?=\s*[)\]）.۔:])/u
/** The same within a line, "… (الف) … (ب) …". */
const alifWithin = /([([（]\s*)الف(?=\s*[)\]）])/gu

/** In Urdu and Persian the first option has the name of its letter, (الف), and the others their letters, (ب). */
export const withShortAlif = (line: string): string =>
  line.includes('الف') ? line.replace(alif, '$1ا').replace(alifWithin, '$1ا') : line

export const freeLetters = freeAlphabets.join('')
/** The same in a key, where the letter stands alone: "۱۔ الف". */
export const withShortAlifs = (key: string): string =>
  key.includes('الف') ? key.replace(/(?<!\p{L})الف(?!\p{L})/gu, 'ا') : key

/** All non-Latin option letters, for a regular expression. */
export const foreignLetters = `${[...new Set(everyAlphabet.join(''))].join('')}АБВГДЕЖЗΑΒΓΔΕΖΗΘＡＢＣＤＥＦＧＨ`

/** One letter that may begin an option, for a regular expression. */
export const anyLetter = `[A-Za-z${foreignLetters}]`

/**
 * Letters that look like one of another alphabet with another position: the Cyrillic В is the third letter, and
 * looks like the Latin B.
 */
const lookAlikes = ['BВ', 'EЕ', 'eе', 'HΗ'].map((pair) => [...pair])

/** The letter of another alphabet that looks like this one but has another position, if there is one. */
export const lookAlikeOf = (letter: string): string | undefined =>
  lookAlikes.find((pair) => pair.includes(letter))?.find((other) => other !== letter)

/** The number written with the digits of any script. */
export const latinDigits = (digits: string): number =>
  /^\d+$/.test(digits) ? Number(digits) : Number([...digits].map((digit) => String(digitOf(digit))).join(''))

/**
 * In Unicode the ten digits of a script are consecutive, so the value of a digit is the number of digits
 * before it.
 */
const digitOf = (digit: string): number => {
  const code = defined(digit.codePointAt(0), 'code point')
  for (let value = 0; value < 10; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value
  // Mathematical digits are several consecutive sets of ten.
  return Number(digit.normalize('NFKC'))
}
