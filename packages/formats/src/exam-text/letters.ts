import { withLatinDigits } from '@quizwright/domain/rules/digits.ts'
import { everyAlphabet, freeAlphabets } from '@quizwright/domain/rules/option-letters.ts'

export const freeLetters = freeAlphabets.join('')

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
export const latinDigits = (digits: string): number => Number(withLatinDigits(digits))
