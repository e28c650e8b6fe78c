import { fromMoment } from '@quizwright/contracts/rules/moment.ts'

/** A moment of the wire in milliseconds. */
export const momentMs = (moment: string): number => fromMoment(moment).getTime()

/**
 * How far the services' clock is ahead of this machine's, in milliseconds, by an answer that has just come.
 */
export const clockAhead = (now: string): number => momentMs(now) - Date.now()

/** A moment as its reader writes it, in their own time. */
export const showMoment = (moment: string): string =>
  fromMoment(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short', hour12: true })

/** What is left of a time, as a clock shows it: 1:05:09. */
export const showClock = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
