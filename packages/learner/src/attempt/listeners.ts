/** A set of listeners that are called together. */
export const createListeners = <T = void>() => {
  const listeners = new Set<(told: T) => void>()
  return {
    /** Adds a listener and returns a function that removes it. */
    add: (listener: (told: T) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (told: T): void => {
      for (const listener of listeners) listener(told)
    },
  }
}
