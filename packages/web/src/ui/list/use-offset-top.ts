import { type RefObject, useLayoutEffect, useState } from 'react'

/** The distance of an element from the top of the page in pixels, updated while the content above it changes. */
export const useOffsetTop = (element: RefObject<Element | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + scrollY))
    // It calls first when the list is laid out, before it is painted: measured here, the layout would be made within
    // the task that draws the list, and the browser would answer only after both.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
