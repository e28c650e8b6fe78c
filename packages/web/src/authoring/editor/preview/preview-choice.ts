import { useSyncExternalStore } from 'react'

/** The names of the buttons and of the item in the menu of a phone. */
export const previewNames = { show: 'Preview the active question', hide: 'Hide the preview' } as const

/** The local storage key of whether the instructor wants the preview beside the questions. */
const storageKey = 'editorPreview'
const listeners = new Set<() => void>()

const read = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}
let isShown: boolean | undefined
const current = (): boolean => (isShown ??= read())

export const showPreview = (shown: boolean): void => {
  isShown = shown
  try {
    localStorage.setItem(storageKey, String(shown))
  } catch {
    // A browser that forbids storage keeps it until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the preview is shown, as the instructor left it. */
export const useIsPreviewShown = (): boolean => useSyncExternalStore(subscribe, current)
