import { type RefObject, useLayoutEffect, useState } from 'react'

/** The elements whose size decides where an element begins: those before it, and before its ancestors. */
const elementsBefore = (element: Element): Element[] => {
  const before: Element[] = []
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement)
    for (let other = node.previousElementSibling; other; other = other.previousElementSibling)
      before.push(other)
  return before
}

/**
 * Calls `onMove` when content above an element changes. Observing the whole page instead would report the height of
 * the element too: a list that grows while it measures its rows would make the browser warn of a ResizeObserver loop.
 */
const observeAbove = (element: Element, onMove: () => void): (() => void) => {
  const sizes = new ResizeObserver(onMove)
  const observeSizes = (): void => {
    sizes.disconnect()
    for (const before of elementsBefore(element)) sizes.observe(before)
  }
  const children = new MutationObserver(observeSizes)
  for (let node = element.parentElement; node; node = node.parentElement)
    children.observe(node, { childList: true })
  observeSizes()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}

/** The distance of an element from the top of the page in pixels, updated while the content above it changes. */
export const useOffsetTop = (element: RefObject<Element | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + scrollY))
    // It calls first when the list is laid out, before it is painted: measured here, the layout would be made within
    // the task that draws the list, and the browser would answer only after both.
    return observeAbove(element.current, measure)
  }, [element])
  return top
}
