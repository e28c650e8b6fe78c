import { say, texts } from '@quizwright/domain/language/say.ts'
import { dateAndTime, perLocale } from '@quizwright/domain/rules/locale.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'

const formatOf = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options))
  return (date) => format().format(date)
}
const formatTime = formatOf({ hour: 'numeric', minute: '2-digit', hour12: true })
const formatWeekday = formatOf({ weekday: 'short', day: 'numeric', month: 'short' })
const formatDay = formatOf({ day: 'numeric', month: 'short' })
const formatDayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
const formatMoment = formatOf(dateAndTime)

const dayMs = 24 * 60 * 60 * 1_000
const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
const near: Readonly<Record<number, string>> = texts({ [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' })

// Rounded, because a day has 23 or 25 hours when the clocks change.
const daysUntil = (date: Date, now: Date): number => Math.round((midnight(date) - midnight(now)) / dayMs)

/** The day of a date-time of the API in local time: "Today", "Mon, Nov 23" within a week, then "Nov 14". */
export const sayDay = (wire: string, now = new Date()): string => {
  const date = parseDateTime(wire)
  const days = daysUntil(date, now)
  const name = near[days]
  if (name) return say(name)
  if (Math.abs(days) < 7) return formatWeekday(date)
  return date.getFullYear() === now.getFullYear() ? formatDay(date) : formatDayOfYear(date)
}

/**
 * A date-time of the API in everyday words and local time: "Today, 3:11 PM", "Mon, Nov 23" within a week,
 * then "Nov 14", and "Nov 14, 2025" for another year.
 */
export const sayDate = (wire: string, now = new Date()): string => {
  const date = parseDateTime(wire)
  const day = sayDay(wire, now)
  return near[daysUntil(date, now)] ? say('{day}, {time}', { day, time: formatTime(date) }) : day
}

/** The date and time at which something begins or ends, in local time: "Nov 14, 2026, 5:20 PM". */
export const sayMoment = (wire: string): string => formatMoment(parseDateTime(wire)).replaceAll('\u202f', ' ')

/** The day of a date-time of the API in local time, with its year: "Nov 14, 2026". */
export const sayFullDay = (wire: string): string => formatDayOfYear(parseDateTime(wire))
