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
  // Not selected, as windows select what their first field has: the next key would replace it.
  if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length)
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])
const isHeldWithOthers = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey

/** Whether a person goes elsewhere by a key. The keys that opened the window may still be held. */
const leaves = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' ||
  event.key === 'Tab' ||
  (isHeldWithOthers(event) && !modifiers.has(event.key) && !event.repeat)

/**
 * Keeps what is typed until a field or a window has the focus, and types it into the field. A press or a key that leads
 * elsewhere ends that: what was typed must not stand in another field. Returns what ends the wait.
 */
const keepTyping = (onEnd: () => void): (() => void) => {
  let typed = ''
  const end = (): void => {
    document.removeEventListener('keydown', keep, true)
    document.removeEventListener('focusin', type)
    document.removeEventListener('pointerdown', end, true)
    onEnd()
  }
  const keep = (event: KeyboardEvent): void => {
    if (isTextField(event.target)) return
    if (leaves(event)) return end()
    if (isHeldWithOthers(event)) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const type = ({ target }: FocusEvent): void => {
    // A window may have the focus itself for a moment, before it gives it to what stands in it.
    if (!(target instanceof HTMLElement) || !(isTextField(target) || target.closest('[role=dialog] *')))
      return
    // The window may still select what stands in its field.
    setTimeout(() => {
      end()
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (typed !== '' && isTyped && isTextField(target)) typeInto(target, typed)
      typed = ''
    })
  }
  document.addEventListener('keydown', keep, true)
  document.addEventListener('focusin', type)
  document.addEventListener('pointerdown', end, true)
  return end
}

/** The wait for the only window that opens now. Its code may come in parts, each with a placeholder of its own. */
let wait: { readonly end: () => void; later?: ReturnType<typeof setTimeout> } | undefined

const beginWait = (): void => {
  wait ??= { end: keepTyping(() => (wait = undefined)) }
  clearTimeout(wait.later)
}

const endWaitLater = (): void => {
  if (wait) wait.later = setTimeout(wait.end, fieldWaitMs)
}

/**
 * Shown while the code of a window loads: what is typed meanwhile is typed into the field that the window focuses
 * first. Without it, the keys would go to the page behind.
 */
export const TypedAhead = () => {
  useEffect(() => {
    beginWait()
    return endWaitLater
  }, [])
  return null
}
