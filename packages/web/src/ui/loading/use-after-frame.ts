import { startTransition, useEffect, useState } from 'react'

/**
 * A value that follows after the next frame, for parts of a screen that need not be in its first one: together they may
 * be too much for one task. `useDeferredValue` does not wait for a frame, and not at all in what is itself drawn by it.
 */
export const useAfterFrame = <T>(value: T, first: T): T => {
  const [followed, setFollowed] = useState(first)
  useEffect(() => {
    if (followed === value) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setFollowed(value)))
    return () => cancelAnimationFrame(frame)
  }, [followed, value])
  return followed
}
