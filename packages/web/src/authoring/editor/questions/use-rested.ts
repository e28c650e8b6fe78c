import { useEffect, useState } from 'react'

/** The pause in typing after which a text is drawn, in milliseconds. A fast typist's pauses are shorter. */
const restMs = 150

/** The text as it was when typing last paused. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
