import { type RefObject, useEffect } from 'react'

/** Of the choices of a group the one that is made: the arrows go on from it. */
const orChosen = (control: HTMLElement | null | undefined): HTMLElement | null =>
  (control instanceof HTMLInputElement && control.type === 'radio'
    ? control
        .closest('[data-place=body]')
        ?.querySelector<HTMLElement>(`input[type=radio][name=${JSON.stringify(control.name)}]:checked`)
    : null) ??
  control ??
  null

/**
 * Where typing or deciding begins: the field that says so, else the first one, else the first button of the
 * footer; the cross only when there is nothing else.
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

/** The dialog gives the focus back to what opened it after so many milliseconds at most. */
const focusReturnMs = 100

/** What opened a dialog may be gone when it closes: reading and keys then go on at the page's content. */
const focusPage = (page: Document): void => {
  if (page.activeElement !== page.body || page.querySelector('[role=dialog]')) return
  page.getElementById('main')?.focus({ preventScroll: true })
}

/** Keeps the focus inside a dialog while it is open, and on the page when it is gone. */
export const useDialogFocus = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    // The element with the focus may disappear, as between two windows of the wizard: typing then goes on in
    // what replaced it.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body)
        (firstUse(box.current) ?? firstInside(box.current))?.focus()
    })
    if (box.current) watch.observe(box.current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [box])
  useEffect(() => {
    const page = document
    return () => void setTimeout(() => focusPage(page), focusReturnMs)
  }, [])
}
