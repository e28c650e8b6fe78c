import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where the list was left, in pixels from the top of the page, and what it showed then. */
let left: { shown: string; top: number } | undefined

/** Whoever comes back to the same list finds it where they left it: how far down that is, 0 for a list not seen before. */
export const usePlaceInList = (shown: string): number => {
  const [top] = useState(() => (left?.shown === shown ? left.top : 0))
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  // In the layout phase, while what goes still stands and the page is as far down as it was.
  useLayoutEffect(() => () => {
    left = { shown: latest.current, top: scrollY }
  }, [])
  return top
}
