import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for so many milliseconds, such as when typing paused. */
export const useDebounced = <Value>(value: Value, delayMs: number): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

/** The pause in typing after which a text is drawn. A fast typist's pauses are shorter. */
export const drawAfterMs = 150
/** The pause in typing after which a search is sent. */
export const searchAfterMs = 250
