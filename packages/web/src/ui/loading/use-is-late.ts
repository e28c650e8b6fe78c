import { useEffect, useState } from 'react'

/** What is ready sooner than this, in milliseconds, needs no placeholder: it would only flash. */
const flashMs = 150

/** Whether the component has been shown for so long that a placeholder should be shown. */
export const useIsLate = (): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), flashMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
