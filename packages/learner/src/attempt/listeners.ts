/** Those who want to hear of something. */
export const createListeners = <T = void>() => {
  const listeners = new Set<(told: T) => void>()
  return {
    /** Returns how to stop listening. */
    add: (listener: (told: T) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (told: T): void => {
      for (const listener of listeners) listener(told)
    },
  }
}
