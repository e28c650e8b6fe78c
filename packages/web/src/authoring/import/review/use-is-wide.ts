import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'
const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for the list and the open row side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
