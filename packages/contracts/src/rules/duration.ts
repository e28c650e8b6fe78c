const minute = 60
const hour = 60 * minute

/** Seconds of what a form holds as hours and minutes. */
export const toSeconds = (hours: number, minutes: number): number => hours * hour + minutes * minute

/**
 * A duration in whole hours and minutes; seconds beyond them are left out, since forms have no field for
 * them.
 */
export const toHoursAndMinutes = (seconds: number): { hours: number; mins: number } => ({
  hours: Math.floor(seconds / hour),
  mins: Math.floor((seconds % hour) / minute),
})

/** A quiz's duration as it is shown: minutes. */
export const toMinutes = (seconds: number): number => seconds / minute

/** A span of time as it is shown: `1h 2m 3s`. Parts before the first that counts are left out. */
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
