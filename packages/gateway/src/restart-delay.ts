const immediateRestarts = 5
const maxDelayMs = 30_000

/**
 * How long to wait before a crashed process is restarted, in milliseconds: 0 for the first five crashes of a
 * minute, then 1 s, doubled with each further crash, up to 30 s.
 */
export const restartDelay = (crashesInLastMinute: number): number =>
  crashesInLastMinute <= immediateRestarts
    ? 0
    : Math.min(maxDelayMs, 1_000 * 2 ** (crashesInLastMinute - immediateRestarts - 1))
