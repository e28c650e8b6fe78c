import { createAtom } from '@xstate/store-react'
import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'

/**
 * Whether the author of an editor compares two sides in a dialog, and what was saved meanwhile. Nothing is merged into
 * the draft under an open dialog.
 */
export const createComparing = () => {
  const open = new Set<{ close: (() => void) | undefined }>()
  const latest = createAtom<NewerSave | null>(null)
  return {
    isOpen: (): boolean => open.size > 0,
    /**
     * Begins a comparison. Returns how it ends. With `close`, it gives way to one without, whichever began first: a
     * save reads the newest questions itself, and two dialogs over each other would ask the same twice.
     */
    begin: (close?: () => void): (() => void) => {
      const mustStay = [...open].some((one) => one.close === undefined)
      if (mustStay) close?.()
      else for (const one of open) one.close?.()
      const comparison = { close }
      open.add(comparison)
      return () => void open.delete(comparison)
    },
    /** The latest save that somebody else made, as far as it is known. */
    latest,
    tell: (save: NewerSave | null): void => {
      if (save?.revision !== latest.get()?.revision) latest.set(save)
    },
  }
}

export type Comparing = ReturnType<typeof createComparing>
