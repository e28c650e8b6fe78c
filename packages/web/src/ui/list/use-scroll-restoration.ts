import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The scroll position of each list when it was left, in pixels, by the key of the list, oldest first. */
const savedPositions = new Map<string, number>()
const maxSaved = 10

const savePosition = (listKey: string, scrollTop: number): void => {
  savedPositions.delete(listKey)
  savedPositions.set(listKey, scrollTop)
  const [oldest] = savedPositions.keys()
  if (savedPositions.size > maxSaved && oldest !== undefined) savedPositions.delete(oldest)
}

/**
 * Saves the scroll position of a list when it unmounts. Returns the position to start with: where the list
 * with this key was left, otherwise 0.
 */
export const useScrollRestoration = (listKey: string): number => {
  const [initialOffset] = useState(() => savedPositions.get(listKey) ?? 0)
  const latestKey = useRef(listKey)
  useEffect(() => {
    latestKey.current = listKey
  }, [listKey])
  // A layout effect is cleaned up before the old list is removed, while the page is still scrolled.
  useLayoutEffect(() => () => savePosition(latestKey.current, scrollY), [])
  return initialOffset
}
