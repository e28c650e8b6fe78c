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

/**
 * Whether the page is being printed. Lists that normally render only rows in view then render all loaded
 * ones.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
