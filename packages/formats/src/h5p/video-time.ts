/** A time as players show it: 1:05, or 1:00:05. */
export const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const two = (value = 0): string => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** What a quiz that is in no video loses, worded to follow "without". */
export const lossOfTime = (second: number): string => `its time in the video (${clock(second)})`
