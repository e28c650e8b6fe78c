import { type RefObject, useEffect } from 'react'

/** In a radio group, the checked radio, so that arrow keys continue from it. */
const orChosen = (control: HTMLElement | null | undefined): HTMLElement | null =>
  (control instanceof HTMLInputElement && control.type === 'radio'
    ? control
        .closest('[data-place=body]')
        ?.querySelector<HTMLElement>(`input[type=radio][name=${JSON.stringify(control.name)}]:checked`)
    : null) ??
  control ??
  null

/**
 * The element to focus in a dialog: the field marked for it, otherwise the first field, otherwise the first
 * button of the footer, and the close button only if there is nothing else.
 */
export const firstUse = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-place=body] [data-begin-here]') ??
  orChosen(
    box?.querySelector<HTMLElement>(
      '[data-place=body] :is(input, textarea, select):not([type=hidden], :disabled)',
    ),
  ) ??
  box?.querySelector<HTMLElement>('[data-place=footer] :is(button, a)') ??
  null

const firstInside = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-place=body] :is(button:not(:disabled), a, [tabindex="0"])') ?? null

/** The longest time until a closed dialog returns the focus to its opener, in milliseconds. */
const focusReturnMs = 100

/** Focuses the content of the page, because the opener of a dialog may be gone when the dialog closes. */
const focusPage = (page: Document): void => {
  if (page.activeElement !== page.body || page.querySelector('[role=dialog]')) return
  page.getElementById('main')?.focus({ preventScroll: true })
}

/** Keeps the focus inside an open dialog, and on the page after it is closed. */
export const useDialogFocus = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    // The focused element may disappear, for example between two windows of the wizard. The focus then moves
    // to its replacement. On its way from one field to the next, the body has the focus for a moment too, and
    // a field that is left may change then. So the focus is only looked at in a later task.
    let later: ReturnType<typeof setTimeout> | undefined
    const watch = new MutationObserver(() => {
      later ??= setTimeout(() => {
        later = undefined
        const focused = document.activeElement
        if (focused === document.body) (firstUse(box.current) ?? firstInside(box.current))?.focus()
        // The dialog's focus trap may have chosen the first radio of a group, whichever is checked.
        else if (focused instanceof HTMLInputElement) orChosen(focused)?.focus()
      })
    })
    if (box.current) watch.observe(box.current, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      clearTimeout(later)
    }
  }, [box])
  useEffect(() => {
    const page = document
    return () => void setTimeout(() => focusPage(page), focusReturnMs)
  }, [])
}
