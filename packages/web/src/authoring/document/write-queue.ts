/** Why a draft could not be stored: the browser's storage is full, or there is none. */
export type StorageTrouble = 'full' | 'unavailable'

const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'

/**
 * Runs writes one after the other, so that an older state never overwrites a newer one. `onTrouble` is called
 * when writing begins to fail, and again only after a write has succeeded.
 */
export const createWriteQueue = (onTrouble: (trouble: StorageTrouble) => void) => {
  let writing: Promise<void> = Promise.resolve()
  let hasTrouble = false
  const succeed = (): void => {
    hasTrouble = false
  }
  const report = (error: unknown): void => {
    if (!hasTrouble) onTrouble(troubleOf(error))
    hasTrouble = true
  }
  return {
    /** Never rejects. */
    add: (work: () => Promise<void>): Promise<void> => {
      writing = writing.then(work).then(succeed, report)
      return writing
    },
    /** Whether the last write failed. */
    hasTrouble: (): boolean => hasTrouble,
  }
}
