import { CodeMissing, importWhenOnline } from '../ui/loading/import-when-online.ts'

/** The session storage key that says that this tab was reloaded for its code, until the code came. */
const storageKey = 'reloadedForCode'

/**
 * Loads the code of a screen. Where that is gone, most likely a newer version of the page took its place: the page
 * is reloaded once, at the address of the screen. The screen before is left by then, and drafts are stored.
 */
export const loadOrReload = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await importWhenOnline(load)
    sessionStorage.removeItem(storageKey)
    return loaded
  } catch (error) {
    if (!(error instanceof CodeMissing) || sessionStorage.getItem(storageKey) !== null) throw error
    sessionStorage.setItem(storageKey, 'true')
    location.reload()
    return new Promise<never>(() => undefined)
  }
}
