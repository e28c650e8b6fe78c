import { useSyncExternalStore } from 'react'
import { rememberChoice, rememberedChoice } from './remembered-choice.ts'

/**
 * A yes or no that this browser remembers, and that changes everywhere on the page at once. `key` is the local storage
 * key.
 */
export const rememberedFlag = (key: string) => {
  const listeners = new Set<() => void>()
  const current = (): boolean => rememberedChoice(key) === 'true'
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    set: (chosen: boolean): void => {
      rememberChoice(key, String(chosen))
      for (const listener of listeners) listener()
    },
    useIsSet: (): boolean => useSyncExternalStore(subscribe, current),
  }
}
