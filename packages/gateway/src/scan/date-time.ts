import { dateTime } from '@quizwright/contracts/schemas/text.ts'
import type { Check } from './program.ts'

const dateTimeChecks = dateTime._zod.def.checks ?? []

/** Whether these checks are those of the schema `dateTime`. */
export const areDateTimeChecks = (checks: readonly Check[]): boolean =>
  checks.length === dateTimeChecks.length && checks.every((check, index) => check === dateTimeChecks[index])

const length = '"yyyy-MM-dd HH:mm:ss"'.length
const [space, quote, hyphen, colon] = [32, 34, 45, 58]

/** Returns the number that two digits form, or NaN if there are no two digits. */
const twoDigits = (bytes: Uint8Array, at: number): number => {
  const tens = bytes[at]! - 48
  const ones = bytes[at + 1]! - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysOf = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isDay = (bytes: Uint8Array, at: number): boolean => {
  const year = 100 * twoDigits(bytes, at) + twoDigits(bytes, at + 2)
  const month = twoDigits(bytes, at + 5)
  const day = twoDigits(bytes, at + 8)
  if (bytes[at + 4] !== hyphen || bytes[at + 7] !== hyphen) return false
  if (!(year >= 1_000 && month >= 1 && month <= 12 && day >= 1)) return false
  return day <= 28 || day <= daysOf(year, month)
}

const isTime = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 2] === colon &&
  bytes[at + 5] === colon &&
  twoDigits(bytes, at) <= 23 &&
  twoDigits(bytes, at + 3) <= 59 &&
  twoDigits(bytes, at + 6) <= 59

/**
 * Returns the index after the date-time that begins with a quote at `at`, or -1 if there is none. It reads the bytes
 * directly: creating a text for the pattern and the day took a quarter of the time of scanning a list.
 */
export const endOfDateTime = (bytes: Uint8Array, at: number): number => {
  if (bytes[at] !== quote || bytes[at + 11] !== space || bytes[at + length - 1] !== quote) return -1
  return isDay(bytes, at + 1) && isTime(bytes, at + 12) ? at + length : -1
}
