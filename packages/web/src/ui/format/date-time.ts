import { dateAndTime, pageLocale, perLocale } from '@quizwright/domain/rules/locale.ts'
import { parseDateTime, serializeDateTime } from '@quizwright/domain/rules/date-time.ts'

// The API uses date-times in UTC (yyyy-MM-dd HH:mm:ss); the screen shows them in the reader's time zone.

const pad = (value: number) => String(value).padStart(2, '0')
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** Formats a date-time of the API for a file: `yyyy-MM-dd hh:mm:ss AM`, local time, 12-hour clock. */
export const writeDateTime = (wire: string): string => {
  const date = parseDateTime(wire)
  const hours = date.getHours()
  const time = [hours % 12 || 12, date.getMinutes(), date.getSeconds()].map(pad).join(':')
  return `${localDay(date)} ${time} ${hours < 12 ? 'AM' : 'PM'}`
}

const inLanguage = perLocale((locale) => new Intl.DateTimeFormat(locale, dateAndTime))

/** Formats a date-time of the API for the screen: as in files in English, otherwise as the page's locale does. */
export const formatDateTime = (wire: string): string =>
  /^en\b/.test(pageLocale()) ? writeDateTime(wire) : inLanguage().format(parseDateTime(wire))

/** Formats a date-time of the API as the value of a datetime-local input: `yyyy-MM-ddTHH:mm`, local time. */
export const toLocalInput = (wire: string): string => {
  const date = parseDateTime(wire)
  return `${localDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Parses the value of a datetime-local input. Undefined if it is empty or invalid. */
export const fromLocalInput = (value: string): string | undefined => {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime()) ? undefined : serializeDateTime(date)
}
