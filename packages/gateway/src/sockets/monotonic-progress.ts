/**
 * Holds progress to 0 … 100 and never lets it go back, for each piece of work apart. `begin` starts one anew.
 */
export const steadyProgress = (): {
  begin: (work: string) => void
  steady: (work: string, data: unknown) => unknown
} => {
  const furthest = new Map<string, number>()
  return {
    begin: (work) => {
      furthest.delete(work)
    },
    steady: (work, data) => {
      if (
        typeof data !== 'object' ||
        data === null ||
        !('progress' in data) ||
        typeof data.progress !== 'number'
      )
        return data
      const progress = Math.min(100, Math.max(furthest.get(work) ?? 0, data.progress))
      furthest.set(work, progress)
      return { ...data, progress }
    },
  }
}
