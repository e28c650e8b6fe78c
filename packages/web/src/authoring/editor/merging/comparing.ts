import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'

/**
 * Whether the author of an editor compares two sides in a dialog, and what was saved meanwhile. Nothing is merged into
 * the draft under an open dialog.
 */
export const createComparing = () => {
  let dialogs = 0
  let giveWay: (() => void) | undefined
  let latest: NewerSave | null = null
  const listeners = new Set<() => void>()
  return {
    isOpen: (): boolean => dialogs > 0,
    /**
     * Begins a comparison. Returns how it ends. With `close`, it gives way to a later one: a save reads the newest
     * questions itself, and two dialogs over each other would ask the same twice.
     */
    begin: (close?: () => void): (() => void) => {
      giveWay?.()
      giveWay = close
      dialogs += 1
      return () => {
        dialogs -= 1
        if (giveWay === close) giveWay = undefined
      }
    },
    /** The latest save that somebody else made, as far as it is known. */
    latest: (): NewerSave | null => latest,
    tell: (save: NewerSave | null): void => {
      if (save?.revision === latest?.revision) return
      latest = save
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Comparing = ReturnType<typeof createComparing>
