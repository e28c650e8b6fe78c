import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import type { OutboxListener } from './mark-outbox.ts'
import { listenToOutbox, openOutbox } from './open-outbox.ts'

/** The outbox of the signed-in instructor, and how much of it is not saved. */
export const useOutbox = (listener: OutboxListener) => {
  const outbox = openOutbox(useInstructorId())
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      listenToOutbox({
        onConflicts: (...args) => latest.current.onConflicts(...args),
        onRefused: (...args) => latest.current.onRefused(...args),
      }),
    [],
  )
  return { outbox, state: useSyncExternalStore(outbox.subscribe, outbox.state) }
}
