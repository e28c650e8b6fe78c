import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { useSyncExternalStore } from 'react'

/**
 * Calls that the services do not offer, as learned from NOT_OFFERED responses. Whatever needs one is hidden
 * until the page is reloaded.
 */
const missing = new Set<EndpointName>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Records that a call is not offered, which hides whatever needs it. */
export const setNotOffered = (name: EndpointName): void => {
  if (missing.has(name)) return
  missing.add(name)
  for (const listener of listeners) listener()
}

/** Whether all these calls are offered, as far as is known, for code that is no component. */
export const isOffered = (...names: readonly EndpointName[]): boolean =>
  !names.some((name) => missing.has(name))

/** Whether all these calls are offered, as far as is known. Show what needs them only then. */
export const useIsOffered = (...names: readonly EndpointName[]): boolean =>
  useSyncExternalStore(subscribe, () => isOffered(...names))
