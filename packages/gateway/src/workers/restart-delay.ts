const immediateRestarts = 5
const maxDelayMs = 30_000

/**
 * Returns the delay before a crashed process is restarted, in milliseconds. It is 0 for the first five crashes
 * within a minute, then 1 s, doubled with each further crash, up to 30 s.
 */
export const restartDelay = (crashesInLastMinute: number): number =>
  crashesInLastMinute <= immediateRestarts
    ? 0
    : Math.min(maxDelayMs, 1_000 * 2 ** (crashesInLastMinute - immediateRestarts - 1))
