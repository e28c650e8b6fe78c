import { useEffect, useEffectEvent } from 'react'

/** Marks the entry of the history that is there to be used up. */
const isSpare = (): boolean => (history.state as { spare?: true } | null)?.spare === true
const addSpare = (): void => {
  if (!isSpare()) history.pushState({ ...(history.state as object | null), spare: true }, '')
}

/**
 * While something stands on this page only, neither a reload nor the browser's Back takes it away unasked:
 * the browser asks before a reload, and Back calls `onBack`. Back itself cannot be refused, so it is given a
 * spare entry of the same address to use up; whoever goes on to another address replaces that one.
 */
export const useLeaveGuard = (held: boolean, onBack: () => void): void => {
  const ask = useEffectEvent(onBack)
  useEffect(() => {
    if (!held) return
    addSpare()
    const onPopState = () => {
      if (isSpare()) return
      addSpare()
      ask()
    }
    const onUnload = (event: Event) => event.preventDefault()
    addEventListener('popstate', onPopState)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('popstate', onPopState)
      removeEventListener('beforeunload', onUnload)
    }
  }, [held])
}
