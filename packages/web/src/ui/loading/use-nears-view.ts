import { useEffect, useState } from 'react'

/** After this time on a screen everything is loaded, so that print is complete. */
const delayMs = 6_000

/**
 * Whether an element has come as near to the viewport as `margin` (of an IntersectionObserver), or has been
 * on the screen for some seconds. Stays true, so that what was loaded is kept.
 */
export const useNearsView = (element: Element | null, margin: string): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element) return
    const load = () => setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    const timer = setTimeout(load, delayMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isNear, element, margin])
  return isNear
}
