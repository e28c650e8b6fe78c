import { Problem } from '@quizwright/contracts/problem.ts'

/** Why a request to an upstream was aborted by us. */
export type AbortReason = 'timeout' | 'caller_gone'
/** Calls the listener when the caller disconnects; returns what unsubscribes it. */
export type OnCallerGone = (listener: () => void) => () => void
export type Deadline = {
  /** Calls the listener when the request is to be aborted, at once if it is already. Replaces the one before. */
  onAbort: (listener: () => void) => void
  reason: () => AbortReason | undefined
  /** Must be called when the request is over. */
  end: () => void
}

/**
 * Aborts after `ms` milliseconds or when the caller disconnects. An AbortSignal would do the same; making one,
 * with its listeners, for every request took 3 % of a relayed call.
 */
export const startDeadline = (onCallerGone: OnCallerGone | undefined, ms: number): Deadline => {
  let reason: AbortReason | undefined
  let abort = () => {}
  const abortBecause = (why: AbortReason) => {
    if (reason) return
    reason = why
    abort()
  }
  const timer = setTimeout(abortBecause, Math.max(0, ms), 'timeout')
  const unsubscribe = onCallerGone?.(() => abortBecause('caller_gone'))
  return {
    onAbort: (listener) => {
      abort = listener
      if (reason) listener()
    },
    reason: () => reason,
    end: () => {
      clearTimeout(timer)
      unsubscribe?.()
    },
  }
}

/** Waits for what others may wait for too, and no longer than `ms`: then it rejects with UPSTREAM_TIMEOUT. */
export const beforeDeadline = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem('UPSTREAM_TIMEOUT')), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
