import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { createAtom, useAtom } from '@xstate/store-react'

/**
 * Calls that the services do not offer, as learned from NOT_OFFERED responses. Whatever needs one is hidden
 * until the page is reloaded.
 */
const missing = createAtom<ReadonlySet<EndpointName>>(new Set<EndpointName>())

/** Records that a call is not offered, which hides whatever needs it. */
export const setNotOffered = (name: EndpointName): void => {
  if (!missing.get().has(name)) missing.set((known) => new Set([...known, name]))
}

/** Forgets what is not offered, as reloading the page does. For tests, which share a window. */
export const forgetNotOffered = (): void => missing.set(new Set<EndpointName>())

const areOffered = (names: readonly EndpointName[], notOffered: ReadonlySet<EndpointName>): boolean =>
  !names.some((name) => notOffered.has(name))

/** Whether all these calls are offered, as far as is known, for code that is no component. */
export const isOffered = (...names: readonly EndpointName[]): boolean => areOffered(names, missing.get())

/** Whether all these calls are offered, as far as is known. Show what needs them only then. */
export const useIsOffered = (...names: readonly EndpointName[]): boolean =>
  useAtom(missing, (notOffered) => areOffered(names, notOffered))
