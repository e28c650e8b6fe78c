/** The local storage key of whether the instructor folded the home. */
const storageKey = 'homeFolded'

/**
 * Whether the home is folded, as the instructor left it. Initially folded on a phone, where it would push the
 * list off the screen.
 */
export const readIsFolded = (): boolean => {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) return stored === 'true'
  } catch {
    // A browser that forbids storage shows it as at first.
  }
  return matchMedia('(max-width: 767px)').matches
}

export const storeIsFolded = (isFolded: boolean): void => {
  try {
    localStorage.setItem(storageKey, String(isFolded))
  } catch {
    // It is folded until the page is loaded again.
  }
}
