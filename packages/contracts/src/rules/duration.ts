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

/** Formats seconds as `1h 2m 3s`. Leading parts that are 0 are left out. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / hour), 'h'],
    [Math.floor((whole % hour) / minute), 'm'],
    [whole % minute, 's'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  return parts
    .slice(first < 0 ? 2 : first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ')
}
