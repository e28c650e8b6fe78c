const windowSize = 50

export type Latency = { record: (ms: number) => void; medianMs: () => number | null }

/** Computes the median of the last 50 durations, in milliseconds with one decimal. Null before the first. */
export const createLatency = (): Latency => {
  const durations: number[] = []
  return {
    record: (ms) => {
      durations.push(ms)
      if (durations.length > windowSize) durations.shift()
    },
    medianMs: () => {
      const sorted = durations.toSorted((a, b) => a - b)
      const median = sorted[Math.floor(sorted.length / 2)]
      return median === undefined ? null : Math.round(median * 10) / 10
    },
  }
}
