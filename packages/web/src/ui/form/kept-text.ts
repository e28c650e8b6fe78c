const keyOf = (what: string): string => `typed: ${what}`

/**
 * Text that was typed in a window and not sent yet. It outlives the window, a reload and a sign-out in another tab, so
 * that none of them loses it. `what` names the window and what it belongs to.
 */
export const readKeptText = (what: string): string => {
  try {
    return sessionStorage.getItem(keyOf(what)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the text. One that is too long for the browser's storage stays only on the screen. */
export const keepText = (what: string, text: string): void => {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(what))
    else sessionStorage.setItem(keyOf(what), text)
  } catch {
    // Storage is full or off.
  }
}
