import type { Service } from '@quizwright/contracts/define.ts'
import type { Upstream } from '../rest/upstream.ts'

/**
 * Anyone may request /readyz, and each check sends a request to every upstream. A result is therefore reused for
 * this long.
 */
const reusedMs = 1_000
/** A negative result is reused for a shorter time, because somebody may be waiting for the start. */
const notReadyReusedMs = 100

type UpstreamStates = Record<Service, 'up' | 'down'>
type UpstreamReadiness = { isReady: boolean; details: { upstreams: UpstreamStates } }

/** Checks each origin once: the bundled services share one. */
const checkUpstreams = async (upstreams: Record<Service, Upstream>): Promise<UpstreamReadiness> => {
  const byOrigin = new Map(Object.values(upstreams).map((upstream) => [upstream.origin, upstream]))
  const isUp = new Map(
    await Promise.all(
      [...byOrigin].map(async ([origin, upstream]) => [origin, await upstream.isReachable()] as const),
    ),
  )
  const stateOf = ({ origin }: Upstream) => (isUp.get(origin) ? 'up' : 'down')
  const states: UpstreamStates = {
    quiz: stateOf(upstreams.quiz),
    main: stateOf(upstreams.main),
    auth: stateOf(upstreams.auth),
  }
  const isReady = Object.values(states).every((state) => state === 'up')
  return { isReady, details: { upstreams: states } }
}

/** Creates the readiness check of the gateway. The gateway is ready if every upstream is reachable. */
export const createReadinessCheck = (
  upstreams: Record<Service, Upstream>,
): (() => Promise<UpstreamReadiness>) => {
  let last: { until: number; result: Promise<UpstreamReadiness> } | undefined
  const check = () => {
    const checked = { until: performance.now() + reusedMs, result: checkUpstreams(upstreams) }
    void checked.result.then(({ isReady }) => {
      if (!isReady) checked.until = performance.now() + notReadyReusedMs
    })
    return checked
  }
  return () => {
    if (!last || performance.now() > last.until) last = check()
    return last.result
  }
}
