/** Why a draft could not be stored: the browser's storage is full, or there is none. */
export type StorageTrouble = 'full' | 'unavailable'

const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'

/**
 * Does one thing after the other, so that no older state is written over a newer one. `onTrouble` is called when
 * writing begins to fail, not again before it succeeded.
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
    /** Whether what was done last failed. */
    hasTrouble: (): boolean => hasTrouble,
  }
}
