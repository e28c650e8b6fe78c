/** A set of listeners that are called together. */
export const createListeners = <T = void>() => {
  const listeners = new Set<(event: T) => void>()
  return {
    /** Adds a listener and returns a function that removes it. */
    add: (listener: (event: T) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (event: T): void => {
      for (const listener of listeners) listener(event)
    },
  }
}
