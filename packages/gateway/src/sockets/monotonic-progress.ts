export type MonotonicProgress = {
  /** Allows lower progress again, because the job restarts. */
  reset: (job: string) => void
  /** Returns the data with its `progress` corrected, or unchanged if its progress is not a number. */
  correct: (job: string, data: unknown) => unknown
  /** Records progress from 0 to 100 if it did not decrease. Returns whether it did not. */
  record: (job: string, progress: number) => boolean
}

const hasProgress = (data: unknown): data is { progress: number } =>
  typeof data === 'object' && data !== null && 'progress' in data && typeof data.progress === 'number'

/** Keeps the progress of each job between 0 and 100 and never lets it decrease. */
export const createMonotonicProgress = (): MonotonicProgress => {
  const highest = new Map<string, number>()
  return {
    reset: (job) => {
      highest.delete(job)
    },
    correct: (job, data) => {
      if (!hasProgress(data)) return data
      const progress = Math.min(100, Math.max(highest.get(job) ?? 0, data.progress))
      highest.set(job, progress)
      return { ...data, progress }
    },
    record: (job, progress) => {
      if (!(progress >= (highest.get(job) ?? 0) && progress <= 100)) return false
      highest.set(job, progress)
      return true
    },
  }
}
