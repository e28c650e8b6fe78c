import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where the lists seen last were left, in pixels from the top of the page, by what each showed. */
const left = new Map<string, number>()
const remembered = 10

const remember = (shown: string, top: number): void => {
  left.delete(shown)
  left.set(shown, top)
  const [oldest] = left.keys()
  if (left.size > remembered && oldest !== undefined) left.delete(oldest)
}

/**
 * Whoever comes back to the same list finds it where they left it: how far down that is, 0 for a list not
 * seen before.
 */
export const useScrollRestoration = (shown: string): number => {
  const [top] = useState(() => left.get(shown) ?? 0)
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  // In the layout phase, while what goes still stands and the page is as far down as it was.
  useLayoutEffect(() => () => remember(latest.current, scrollY), [])
  return top
}
