import { useEffect, useEffectEvent } from 'react'

/** Whether the current history entry is the spare one that Back may consume. */
export const isSpare = (): boolean => (history.state as { spare?: true } | null)?.spare === true
const addSpare = (): void => {
  if (!isSpare()) history.pushState({ ...(history.state as object | null), spare: true }, '')
}

/**
 * Prevents losing what exists only on this page: the browser asks before a reload, and Back calls `onBack`
 * instead of leaving. Back cannot be cancelled, so a spare history entry with the same address is pushed for
 * it to consume. A navigation to another address replaces the spare entry.
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
