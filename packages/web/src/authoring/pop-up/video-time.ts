/**
 * Parses a typed time into seconds: `ss`, `mm:ss` or `hh:mm:ss`, with decimals allowed in the seconds.
 * Undefined for anything else.
 */
export const readTime = (typed: string): number | undefined => {
  const parts = typed.trim().replace(',', '.').split(':')
  const isTime =
    parts.length <= 3 &&
    parts.every((part, index) =>
      (index === parts.length - 1 ? /^\d{1,6}(\.\d{1,3})?$/ : /^\d{1,4}$/).test(part),
    )
  if (!isTime) return undefined
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse()
  // Sixty or more seconds are allowed only without minutes, and sixty or more minutes only without hours.
  if ((parts.length > 1 && seconds >= 60) || (parts.length > 2 && minutes >= 60)) return undefined
  return hours * 3600 + minutes * 60 + seconds
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as `mm:ss`, with hours and tenths only if there are some. */
export const showTime = (seconds: number): string => {
  const tenths = Math.round(Math.max(0, seconds) * 10)
  const whole = Math.floor(tenths / 10)
  const hours = Math.floor(whole / 3600)
  const rest = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `${hours > 0 ? `${hours}:` : ''}${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}${rest}`
}

/** Rounds to a tenth of a second and limits the time to the video. */
export const withinVideo = (seconds: number, duration: number): number =>
  Math.round(Math.min(Math.max(0, seconds), duration) * 10) / 10

/** The percentage of the video before a time, to two decimals. */
export const toPercentage = (seconds: number, duration: number): number =>
  duration > 0 ? Math.min(100, Math.round((seconds / duration) * 10_000) / 100) : 0
