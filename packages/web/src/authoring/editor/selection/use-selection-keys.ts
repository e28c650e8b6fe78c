import { useEffect } from 'react'
import type { Selection } from './selection.ts'

/** Escape clears the selection, unless it closes something: a dialog, a list of options. */
export const useSelectionKeys = (selection: Selection): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const closes = document.querySelector(
        '[role=dialog]:not(:has([data-editor])), [aria-expanded=true][role=combobox]',
      )
      if (!closes) selection.clear()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [selection])
}
