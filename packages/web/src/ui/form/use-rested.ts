import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for so many milliseconds, such as when typing paused. */
export const useRested = <Value>(value: Value, restMs: number): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}

/** The pause in typing after which a text is drawn. A fast typist's pauses are shorter. */
export const drawAfterMs = 150
/** The pause in typing after which a search is sent. */
export const searchAfterMs = 250
