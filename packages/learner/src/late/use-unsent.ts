import { useEffect, useState } from 'react'
import { readUnsent } from './late-outbox.ts'
import { hasImages } from './has-images.ts'
import { sendUnsent, sendUnsentImages } from './send-unsent.ts'

const firstRetryMs = 2_000
const longestRetryMs = 30_000

/**
 * Sends the late answers and images of an attempt until the services have them. Returns how many are still only on this
 * device.
 * `onSent` is called when they have arrived and must be stable.
 */
export const useUnsent = (attemptId: string, onSent: () => void): number => {
  // How many images there are is known once they were tried.
  const [count, setCount] = useState(
    () => (readUnsent(attemptId)?.answers.length ?? 0) + (hasImages() ? 1 : 0),
  )
  const hasUnsent = count > 0
  useEffect(() => {
    if (!hasUnsent) return
    let timer: ReturnType<typeof setTimeout>
    let retryMs = firstRetryMs
    let isCurrent = true
    const send = async (): Promise<void> => {
      clearTimeout(timer)
      const isDone = await sendUnsent(attemptId)
      const images = await sendUnsentImages(attemptId).catch(() => 1)
      if (!isCurrent) return
      setCount((readUnsent(attemptId)?.answers.length ?? 0) + images)
      if (isDone && images === 0) return onSent()
      timer = setTimeout(() => void send(), retryMs)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
    const onOnline = (): void => void send()
    addEventListener('online', onOnline)
    void send()
    return () => {
      isCurrent = false
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [attemptId, hasUnsent, onSent])
  return count
}
