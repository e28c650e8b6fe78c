import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { useSyncExternalStore } from 'react'

/**
 * The calls that the services behind the gateway do not offer, as far as the page has heard (NOT_OFFERED). What
 * needs one is hidden from then on, until the page is loaded again.
 */
const missing = new Set<EndpointName>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers that a call is not offered and hides what needs it. */
export const setNotOffered = (name: EndpointName): void => {
  if (missing.has(name)) return
  missing.add(name)
  for (const listener of listeners) listener()
}

/** Whether all these calls may be offered. What needs them is shown only then. */
export const useIsOffered = (...names: readonly EndpointName[]): boolean =>
  useSyncExternalStore(subscribe, () => !names.some((name) => missing.has(name)))
