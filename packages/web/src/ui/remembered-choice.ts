/** What was chosen on this page and could not be stored, by the local storage key. */
const unstored = new Map<string, string | null>()

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A choice that this browser remembers; null if there is none. `key` is the local storage key. */
export const rememberedChoice = (key: string): string | null => {
  const here = unstored.get(key)
  return here === undefined ? stored(key) : here
}

/** Remembers a choice, or forgets it if it is null. Without storage it lasts until the page is loaded again. */
export const rememberChoice = (key: string, choice: string | null): void => {
  try {
    if (choice === null) localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
    unstored.delete(key)
  } catch {
    unstored.set(key, choice)
  }
}
