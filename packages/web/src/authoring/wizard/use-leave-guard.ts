import { useEffect } from 'react'

/** While something exists only on this page, the browser asks before it leaves or reloads the page. */
export const useLeaveGuard = (held: boolean): void => {
  useEffect(() => {
    if (!held) return
    const onUnload = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [held])
}
