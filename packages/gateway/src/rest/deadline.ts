/** Why a request to an upstream was aborted by us. */
export type AbortReason = 'timeout' | 'caller_gone'
export type Deadline = { signal: AbortSignal; reason: () => AbortReason | undefined; end: () => void }

/**
 * A signal that aborts after `ms` milliseconds or when the caller disconnects. `end` must be called when the
 * request is over. (AbortSignal.any with AbortSignal.timeout would keep its timer after the request.)
 */
export const startDeadline = (caller: AbortSignal | undefined, ms: number): Deadline => {
  const controller = new AbortController()
  let reason: AbortReason | undefined
  const abortBecause = (why: AbortReason) => () => {
    reason ??= why
    controller.abort()
  }
  const onCallerGone = abortBecause('caller_gone')
  const timer = setTimeout(abortBecause('timeout'), ms)
  if (caller?.aborted) onCallerGone()
  else caller?.addEventListener('abort', onCallerGone, { once: true })
  return {
    signal: controller.signal,
    reason: () => reason,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCallerGone)
    },
  }
}
