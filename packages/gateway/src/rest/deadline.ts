/** Why a call to an upstream was ended from our side. */
export type EndReason = 'slow' | 'gone'
export type Deadline = { signal: AbortSignal; reason: () => EndReason | undefined; end: () => void }

/**
 * A signal that aborts when the time is over (`slow`) or when the caller leaves (`gone`). Say `end` when the
 * call is over.
 */
export const startDeadline = (caller: AbortSignal | undefined, ms: number): Deadline => {
  const controller = new AbortController()
  let reason: EndReason | undefined
  const stop = (why: EndReason) => () => {
    reason ??= why
    controller.abort()
  }
  const leave = stop('gone')
  const timer = setTimeout(stop('slow'), ms)
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    reason: () => reason,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}
