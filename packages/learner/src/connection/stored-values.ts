/** Values in this browser's storage. Everything stored can be lost without harm, unless its user says otherwise. */
export const read = <T>(key: string): T | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
export const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The storage is full or forbidden: the services have the answers all the same.
  }
}

/** The stored keys that begin like this. */
export const storedKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
