import { type RefObject, useLayoutEffect } from 'react'
import { bottomFor, sideFor } from './place-toasts.ts'

/** What toasts do not cover, besides the element with the focus. */
const keptVisible = '[data-place=footer], [data-window-footer], [data-bottom-bar]'

/** How much of the window's lower part the keyboard of a phone covers. */
const keyboardHeight = (): number => {
  const { visualViewport: seen } = window
  return seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0
}

const placesAround = (stack: HTMLElement) => {
  const active = document.activeElement
  const isInUse = active && active !== document.body && active.id !== 'main' && !stack.contains(active)
  return {
    window: { width: innerWidth, height: innerHeight - keyboardHeight() },
    size: { width: stack.offsetWidth, height: stack.offsetHeight },
    focused: isInUse ? active.getBoundingClientRect() : undefined,
    kept: [...document.querySelectorAll(keptVisible)].map((bar) => bar.getBoundingClientRect()),
  }
}

/** Places the toasts, again whenever something changes that they must be clear of. Returns what ends it. */
const keepClear = (stack: HTMLElement): (() => void) => {
  const side = sideFor(placesAround(stack))
  const place = () => {
    stack.style[side] = '1rem'
    stack.style[side === 'left' ? 'right' : 'left'] = 'auto'
    stack.style.bottom = `${keyboardHeight() + bottomFor(side, placesAround(stack))}px`
  }
  place()
  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  const options = { capture: true, passive: true }
  const events = ['scroll', 'focusin', 'resize']
  for (const event of events) addEventListener(event, later, options)
  // Dialogs are children of the body.
  const changes = new MutationObserver(later)
  for (const element of [document.body, stack]) changes.observe(element, { childList: true })
  return () => {
    cancelAnimationFrame(frame)
    for (const event of events) removeEventListener(event, later, options)
    changes.disconnect()
  }
}

/**
 * Keeps toasts clear of what the user works on: on the other side of the window, and above the buttons of a dialog and
 * bars at the lower edge. The side is kept while any toast is shown.
 */
export const useToastPlace = (stack: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useLayoutEffect(() => (isShown && stack.current ? keepClear(stack.current) : undefined), [stack, isShown])
}
