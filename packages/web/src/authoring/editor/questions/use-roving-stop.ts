import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

const controls = ':is(button, select, input, a[href]):not(:disabled)'
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Whether an arrow key still moves the caret within a text field. */
const movesCaret = (target: EventTarget, step: number): boolean =>
  target instanceof HTMLInputElement &&
  target.type !== 'checkbox' &&
  (target.role === 'combobox' ||
    (step === 1 ? (target.selectionEnd ?? 0) < target.value.length : (target.selectionStart ?? 0) > 0))

/**
 * Makes all controls of a toolbar a single tab stop; left and right move between them (roving tabindex). The
 * attribute is set on the elements directly, because they belong to several components.
 */
export const useRovingStop = (bar: RefObject<HTMLElement | null>) => {
  const stop = useRef<Element | null>(null)
  const setStop = useCallback(() => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
    if (!stop.current || !all.includes(stop.current as HTMLElement)) stop.current = all[0] ?? null
    for (const control of all) {
      const tabIndex = control === stop.current ? '0' : '-1'
      // Set only if it differs, because setting it makes the browser recompute styles at every keystroke.
      if (control.getAttribute('tabindex') !== tabIndex) control.setAttribute('tabindex', tabIndex)
    }
    return all
  }, [bar])
  useLayoutEffect(() => void setStop())
  return {
    onFocus: ({ target }: { target: Element }) => {
      if (!target.matches(controls)) return
      stop.current = target
      setStop()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      if (!(event.target instanceof HTMLElement) || !bar.current?.contains(event.target)) return
      if (movesCaret(event.target, step)) return
      const all = setStop()
      const next = all[(all.indexOf(event.target) + step + all.length) % all.length]
      event.preventDefault()
      next?.focus()
    },
  }
}
