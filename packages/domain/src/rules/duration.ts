import { elementAt } from '../defined.ts'
import { say, sayCount, texts } from '../language/say.ts'

const minute = 60
const hour = 60 * minute

/** Converts the hours and minutes of a form to seconds. */
export const toSeconds = (hours: number, minutes: number): number => hours * hour + minutes * minute

/**
 * Splits a duration in seconds into hours and minutes. Seconds beyond the last full minute are dropped,
 * because forms have no field for them.
 */
export const toHoursAndMinutes = (seconds: number): { hours: number; mins: number } => ({
  hours: Math.floor(seconds / hour),
  mins: Math.floor((seconds % hour) / minute),
})

/** Converts seconds to minutes, the unit in which a quiz's duration is shown. */
export const toMinutes = (seconds: number): number => seconds / minute

/** Splits seconds into hours, minutes and seconds. */
const partsOf = (seconds: number): [hours: number, minutes: number, seconds: number] => {
  const whole = Math.round(seconds)
  return [Math.floor(whole / hour), Math.floor((whole % hour) / minute), whole % minute]
}

/** Hours, minutes and seconds. */
const unitTexts: readonly string[] = texts(['{count}h', '{count}m', '{count}s'])

/** Formats a measured time in seconds as `1h 2m 3s`. Leading parts that are 0 are left out. */
export const formatDuration = (seconds: number): string => {
  const parts = partsOf(seconds)
  const first = parts.findIndex((count) => count > 0)
  return parts
    .map((count, index) => say(elementAt(unitTexts, index), { count }))
    .slice(first < 0 ? 2 : first)
    .join(' ')
}

/** Formats a time limit in seconds for a sentence: "1 hour 30 minutes". Parts that are 0 are left out. */
export const describeDuration = (seconds: number): string => {
  const [hours, minutes, rest] = partsOf(seconds)
  const parts = [
    hours > 0 && sayCount(hours, '{count} hour', '{count} hours'),
    minutes > 0 && sayCount(minutes, '{count} minute', '{count} minutes'),
    rest > 0 && sayCount(rest, '{count} second', '{count} seconds'),
  ].filter(Boolean)
  return parts.join(' ') || sayCount(0, '{count} minute', '{count} minutes')
}
