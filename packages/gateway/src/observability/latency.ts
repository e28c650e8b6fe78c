const remembered = 50

/** Remembers how long the last answers took and says their median, in milliseconds; null before the first. */
export const createLatency = (): { note: (ms: number) => void; median: () => number | null } => {
  const last: number[] = []
  return {
    note: (ms) => {
      last.push(ms)
      if (last.length > remembered) last.shift()
    },
    median: () => {
      const sorted = last.toSorted((one, other) => one - other)
      const middle = sorted[Math.floor(sorted.length / 2)]
      return middle === undefined ? null : Math.round(middle * 10) / 10
    },
  }
}
