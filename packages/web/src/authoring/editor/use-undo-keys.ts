import { useEffect } from 'react'
import type { Editor } from './editor-context.ts'
import { stepThrough } from './undo.ts'

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo the draft, even in a text field, whose own undo is
 * limited to that field.
 */
export const useUndoKeys = ({ store, goTo }: Editor): void => {
  useEffect(() => {
    const step = (event: Event, direction: 'undo' | 'redo') => {
      // Text typed in a dialog is not part of the draft, unless the dialog contains the editor.
      if (
        event.target instanceof Element &&
        event.target.closest('[role=dialog], [data-editor]')?.matches('[role=dialog]')
      )
        return
      event.preventDefault()
      stepThrough({ store, goTo }, direction)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key === 'z') step(event, event.shiftKey ? 'redo' : 'undo')
      else if (key === 'y' && !event.shiftKey) step(event, 'redo')
    }
    // The browser's context menu sends these events.
    const onInput = (event: InputEvent) => {
      if (event.inputType === 'historyUndo') step(event, 'undo')
      if (event.inputType === 'historyRedo') step(event, 'redo')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('beforeinput', onInput)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('beforeinput', onInput)
    }
  }, [store, goTo])
}
