import { useEffect } from 'react'
import { isTextField } from '../form/is-text-field.ts'

/** How long what was typed waits for a field after the code has arrived, in milliseconds. */
const fieldWaitMs = 2000

/** Types `text` behind what a field has, so that React sees it as typed. */
const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what is typed until a field or a window has the focus, and types it into the field. Returns what ends the wait.
 */
const keepTyping = (): (() => void) => {
  let typed = ''
  const end = (): void => {
    document.removeEventListener('keydown', keep, true)
    document.removeEventListener('focusin', type)
  }
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const type = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !(isTextField(target) || target.closest('[role=dialog]'))) return
    end()
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (typed !== '' && isTyped && isTextField(target)) typeInto(target, typed)
  }
  document.addEventListener('keydown', keep, true)
  document.addEventListener('focusin', type)
  return end
}

/**
 * Shown while the code of a window loads: what is typed meanwhile is typed into the field that the window focuses
 * first. Without it, the keys would go to the page behind.
 */
export const TypedAhead = () => {
  useEffect(() => {
    const end = keepTyping()
    return () => void setTimeout(end, fieldWaitMs)
  }, [])
  return null
}
