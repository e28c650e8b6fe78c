import { defined } from '../defined.ts'

/**
 * In Unicode the ten digits of a script are consecutive, so the value of a digit is the number of digits before it.
 */
const digitOf = (digit: string): number => {
  const code = defined(digit.codePointAt(0), 'code point')
  for (let value = 0; value < 10; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value
  // Mathematical digits are several consecutive sets of ten.
  return Number(digit.normalize('NFKC'))
}

const foreignDigit = /(?![0-9])\p{Nd}/gu

/** A text with 0 to 9 instead of the digits of other scripts, such as ٣ or ۳. */
export const withLatinDigits = (text: string): string =>
  text.replace(foreignDigit, (digit) => String(digitOf(digit)))
