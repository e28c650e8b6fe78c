import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How far below the top of the page an element begins, in pixels, kept true while what is above it grows and
 * shrinks.
 */
export const useOffsetTop = (element: RefObject<Element | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [element])
  return top
}
