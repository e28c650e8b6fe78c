import { useEffect, useState } from 'react'

/** After so long on a screen everything is loaded, so that what is printed is whole. */
const restMs = 6_000

/**
 * Whether an element has come as near to the view as `margin` (of an IntersectionObserver), or has been on the screen
 * for some seconds. Stays true: what was loaded for it is kept.
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
    const timer = setTimeout(load, restMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isNear, element, margin])
  return isNear
}
