import { CodeMissing, importWhenOnline } from '../ui/loading/import-when-online.ts'

/** Session storage key: this tab was reloaded because code was missing, and the code has not loaded since. */
const storageKey = 'reloadedForCode'

/**
 * Loads the code of a screen. If it is missing, most likely because a newer version was released, the page reloads
 * once at the address of the screen. By then the previous screen has been left, and drafts are stored.
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
