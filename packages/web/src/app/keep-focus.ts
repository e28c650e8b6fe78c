const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0
const isLost = (element: HTMLElement): boolean =>
  !element.isConnected || (element as HTMLButtonElement).disabled || !isShown(element)

const keyless = ['checkbox', 'radio', 'button', 'submit'].map((type) => `[type="${type}"]`).join(', ')
const takesKeys = `textarea, select, [contenteditable="true"], input:not(${keyless})`
/**
 * A field may get the focus of a removed element. From an element that was only disabled or hidden, such as a pressed
 * button, it would get the next key of somebody who is not looking at it.
 */
const mayFollow = (element: HTMLElement, lost: HTMLElement): boolean =>
  !lost.isConnected || lost.matches(takesKeys) || !element.matches(takesKeys)

/** An ancestor of the focused element, and the index of its child that contains the element. */
type Step = { parent: HTMLElement; index: number }

const stepsTo = (element: HTMLElement): Step[] => {
  const steps: Step[] = []
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return steps
}

/**
 * The element that has taken the position of a removed one: in the next row of the list, or in the next card.
 */
const successorOf = (steps: readonly Step[], lost: HTMLElement): HTMLElement | undefined => {
  const step = steps.find(({ parent }) => parent.isConnected)
  if (!step || step.parent.matches('body, main, #root, #root > *')) return undefined
  const children = [...step.parent.children] as HTMLElement[]
  const near = [...children.slice(step.index), ...children.slice(0, step.index).toReversed()]
  for (const child of near) {
    const found = child.matches(focusable) ? child : child.querySelector<HTMLElement>(focusable)
    if (found && isShown(found) && mayFollow(found, lost)) return found
  }
  return undefined
}

const remembered = 10

/**
 * Keeps the focus in the page when the focused element is removed: an archived row, a closed dialog, a
 * dismissed toast. The browser would move it to the body, and the next key would do nothing. Returns a
 * function that stops this.
 */
export const keepFocus = (): (() => void) => {
  let focused: { element: HTMLElement; steps: Step[] } | undefined
  /** Elements that had the focus earlier, the newest last. */
  let earlier: HTMLElement[] = []

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    if (focused) earlier = [...earlier, focused.element].slice(-remembered)
    focused = { element: target, steps: stepsTo(target) }
  }
  // A click on nothing removes the focus on purpose. The element is then still in the document.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused?.element === target && !isLost(focused.element) && document.activeElement === document.body)
        focused = undefined
    })
  const restore = () => {
    if (!focused || document.activeElement !== document.body || !isLost(focused.element)) return
    const lost = focused.element
    const next =
      successorOf(focused.steps, lost) ??
      earlier.findLast((element) => !isLost(element) && mayFollow(element, lost)) ??
      document.querySelector<HTMLElement>('main')
    focused = undefined
    next?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(restore)
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}
