import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Refused } from '../calls.ts'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; refused: Refused; retry: () => void }
  | { state: 'loaded'; value: T }

/** What a call answers, with a way to try it again. `load` must be stable. */
export const useLoaded = <T>(load: () => Promise<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  useEffect(() => {
    let isWanted = true
    setLoaded({ state: 'loading' })
    load().then(
      (value) => isWanted && setLoaded({ state: 'loaded', value }),
      (refused: Refused) => isWanted && setLoaded({ state: 'failed', refused, retry }),
    )
    return () => {
      isWanted = false
    }
  }, [load, retry, tries])
  return loaded
}
