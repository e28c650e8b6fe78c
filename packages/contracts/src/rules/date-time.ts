import { limits } from '../limits.ts'

/** `yyyy-MM-dd HH:mm:ss` in UTC, the form of every moment on the wire. Parts of a second are left out. */
export const serializeDateTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** Reads what `serializeDateTime` wrote; the schema has checked the form, and that there is such a day. */
export const parseDateTime = (moment: string): Date => new Date(`${moment.replace(' ', 'T')}Z`)

/** The same day and hour, in UTC, some months later; the last day of a month that is too short for it. */
const monthsLater = (date: Date, months: number): Date => {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

/** When a session ends that begins now and was given no period. */
export const defaultEnd = (now: Date): Date => monthsLater(now, limits.defaultSessionMonths)

/** The period of such a session, on the wire. */
export const defaultPeriod = (now: Date): { start_time: string; end_time: string } => ({
  start_time: serializeDateTime(now),
  end_time: serializeDateTime(defaultEnd(now)),
})
