import { useSyncExternalStore } from 'react'

let isPrinting = false

const subscribe = (listener: () => void): (() => void) => {
  const change = (next: boolean) => () => {
    isPrinting = next
    listener()
  }
  const [begin, end] = [change(true), change(false)]
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed: a list that draws only what is in view then draws all that it has. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
