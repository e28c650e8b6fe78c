/**
 * A time that an author typed, in seconds: `ss`, `mm:ss` or `hh:mm:ss`, the seconds with decimals. Undefined
 * for anything else.
 */
export const readTime = (typed: string): number | undefined => {
  const parts = typed.trim().replace(',', '.').split(':')
  const isTime =
    parts.length <= 3 &&
    parts.every((part, place) =>
      (place === parts.length - 1 ? /^\d{1,6}(\.\d{1,3})?$/ : /^\d{1,4}$/).test(part),
    )
  if (!isTime) return undefined
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse()
  // Sixty seconds and more are taken only where no minutes stand before them.
  if ((parts.length > 1 && seconds >= 60) || (parts.length > 2 && minutes >= 60)) return undefined
  return hours * 3600 + minutes * 60 + seconds
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Seconds as `mm:ss`, with hours and tenths only where there are some. */
export const showTime = (seconds: number): string => {
  const tenths = Math.round(Math.max(0, seconds) * 10)
  const whole = Math.floor(tenths / 10)
  const hours = Math.floor(whole / 3600)
  const rest = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `${hours > 0 ? `${hours}:` : ''}${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}${rest}`
}

/** To a tenth of a second, within the video. */
export const withinVideo = (seconds: number, duration: number): number =>
  Math.round(Math.min(Math.max(0, seconds), duration) * 10) / 10

/** How much of the video lies before a time, in percent, to two decimals. */
export const percentageOf = (seconds: number, duration: number): number =>
  duration > 0 ? Math.min(100, Math.round((seconds / duration) * 10_000) / 100) : 0
