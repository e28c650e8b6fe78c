import { useEffect } from 'react'
import type { Selection } from './selection.ts'

/** Clears the selection on Escape, unless Escape closes a dialog or a list of options. */
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
