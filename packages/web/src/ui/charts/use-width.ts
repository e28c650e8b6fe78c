import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels; 0 before it is known. */
export const useWidth = <E extends Element>(): [RefObject<E | null>, number] => {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
