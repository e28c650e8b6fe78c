import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { AcceptedNumber } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { AcceptedText, ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'

/** A number with a decimal point, as its author wrote it if possible. */
export const pointed = (written: string): string =>
  /^-?\d+(?:\.\d+)?$/.test(written) ? written : String(readDecimal(written) ?? written)

/** A number and how far from it an answer may be. What is no absolute tolerance becomes the nearest one. */
export const aroundOf = ({ value, tolerance }: AcceptedNumber): [value: string, tolerance: string] => {
  if (tolerance.by === 'range') {
    const [low = 0, high = 0] = [readDecimal(tolerance.low), readDecimal(tolerance.high)]
    return [String((low + high) / 2), String(Math.abs(high - low) / 2)]
  }
  const [number = 0, amount = 0] = [readDecimal(value), readDecimal(tolerance.amount)]
  const around = {
    absolute: () => pointed(tolerance.amount),
    relative: () => String((Math.abs(number) * amount) / 100),
    ratio: () => String((Math.abs(number) * amount) / 100),
    decimals: () => String(0.5 / 10 ** amount),
    digits: () => String(0.5 * 10 ** (Math.floor(Math.log10(Math.abs(number) || 1)) + 1 - amount)),
  }
  return [pointed(value), around[tolerance.by]()]
}

/** Whether a number has no tolerance but an absolute one. */
export const isAround = ({ value, tolerance }: AcceptedNumber): boolean =>
  tolerance.by === 'absolute' &&
  pointed(value) === value &&
  pointed(tolerance.amount) === tolerance.amount &&
  // No tolerance is read as the number 0, however it was written.
  (tolerance.amount === '0' || Number(tolerance.amount) > 0)

/** An accepted text in which `*` stands for any text, and `\*` for a star. */
export const patternOf = ({ value, is_pattern: isPattern }: AcceptedText): string =>
  isPattern ? value : value.replaceAll('*', String.raw`\*`)

/** Whether readers that take case, accents and punctuation as Moodle does mark a short answer alike. */
export const isMarkedAsInMoodle = ({ key: { accepted, words } }: ShortAnswer): boolean =>
  words.accents_count &&
  words.punctuation_counts &&
  words.typos === 0 &&
  // A part of the marks in brackets at the end would be read as one, and blanks around a text are dropped.
  accepted.every(({ value }) => value.trim() === value && !/[\r\n]| \(\d+(?:\.\d+)? ?%\)$/.test(value))
