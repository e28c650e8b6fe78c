/** The local storage key of how the author types equations. */
const storageKey = 'equationsTyped'

/** What the author chose on this page, for browsers that forbid storage. */
let chosen: string | null = null

/** Whether a new equation begins with the visual field, as it does until the author chooses TeX. */
export const typesVisually = (): boolean => {
  try {
    chosen = localStorage.getItem(storageKey) ?? chosen
  } catch {
    // The choice on this page counts.
  }
  return chosen !== 'as TeX'
}

/** Keeps how the author types equations. */
export const keepsTyping = (how: 'visually' | 'as TeX'): void => {
  chosen = how
  try {
    localStorage.setItem(storageKey, how)
  } catch {
    // It is kept until the page is loaded again.
  }
}
