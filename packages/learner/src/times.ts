import { sayCount } from '@quizwright/domain/language/say.ts'
import { dateAndTime, pageLocale } from '@quizwright/domain/rules/locale.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'

/** The timestamp of a date-time of the API, in milliseconds since 1970. */
export const toTimestamp = (dateTime: string): number => parseDateTime(dateTime).getTime()

/**
 * How far the clock of the services is ahead of this machine's, in milliseconds. `now` comes from a fresh
 * response.
 */
export const clockOffset = (now: string): number => toTimestamp(now) - Date.now()

export const toDate = parseDateTime

/** Formats a date-time in the locale of the page and the reader's time zone. */
export const formatDate = (date: Date): string => date.toLocaleString(pageLocale(), dateAndTime)

export const formatDateTime = (dateTime: string): string => formatDate(parseDateTime(dateTime))

const daySeconds = 24 * 60 * 60

/** Formats a time span as days and a clock: 3 days 1:05:09. */
export const formatTimeLeft = (seconds: number): string => {
  const days = Math.floor(Math.max(0, seconds) / daySeconds)
  if (days === 0) return formatClock(seconds)
  return sayCount(days, '{count} day {clock}', '{count} days {clock}', {
    clock: formatClock(seconds % daySeconds),
  })
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as a clock: 1:05:09. */
export const formatClock = (seconds: number): string => {
  const total = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(total / 3_600)
  const minutes = Math.floor((total % 3_600) / 60)
  const rest = twoDigits(total % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
