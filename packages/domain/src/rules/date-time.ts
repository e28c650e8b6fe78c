import { limits } from '../limits.ts'

/** `yyyy-MM-dd HH:mm:ss` in UTC, the format of every date-time on the wire. Fractions of a second are cut. */
export const serializeDateTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** Parses a valid date-time of the wire. The schema has checked its format and that the day exists. */
export const parseDateTime = (dateTime: string): Date => new Date(`${dateTime.replace(' ', 'T')}Z`)

/** Returns the same day and time `months` later in UTC, or the last day of a shorter month. */
const monthsLater = (date: Date, months: number): Date => {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

/** Returns the end of a session that begins now and states no period. */
export const defaultEnd = (now: Date): Date => monthsLater(now, limits.defaultSessionMonths)

/** Returns the period of such a session, as on the wire. */
export const defaultPeriod = (now: Date): { start_time: string; end_time: string } => ({
  start_time: serializeDateTime(now),
  end_time: serializeDateTime(defaultEnd(now)),
})
