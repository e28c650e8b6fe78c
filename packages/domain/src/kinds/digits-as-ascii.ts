import { defined } from '../defined.ts'

/** Returns the value of a decimal digit of any script. Digits of a script follow each other from 0 to 9. */
const digitValue = (digit: string): number => {
  const code = defined(digit.codePointAt(0), 'code point')
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}

/** Writes the digits of all scripts as 0 to 9. */
export const digitsAsAscii = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (one) => (/\p{Nd}/u.test(one) ? String(digitValue(one)) : one))
