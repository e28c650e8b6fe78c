import { useEffect, useState } from 'react'

/** What is ready sooner than this, in milliseconds, needs no placeholder: it would only flash. */
const flashMs = 150

/** Whether the component has been shown for this many milliseconds, by default so long that a placeholder is needed. */
export const useIsLate = (ms = flashMs): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}
