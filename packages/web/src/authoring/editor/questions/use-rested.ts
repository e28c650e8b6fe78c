import { useEffect, useState } from 'react'

/** How long no key may come before what it means is drawn, in milliseconds: a pause of a quick typist is shorter. */
const restMs = 150

/** What is typed, once its keys rest. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
