import type { Service } from '@quizwright/contracts/define.ts'
import type { Upstream } from '../rest/upstream.ts'

/** Anyone may request /readyz, and each check is a request to every upstream: a result is reused for so long. */
const reusedMs = 1_000
/** Somebody waits for what is not ready yet: that is looked at sooner again. */
const notReadyReusedMs = 100

type UpstreamStates = Record<Service, 'up' | 'down'>
type UpstreamReadiness = { isReady: boolean; details: { upstreams: UpstreamStates } }

/** The bundled services run in one process: each origin is asked once. */
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

/** The readiness check of the gateway: it is ready when every upstream is reachable. */
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
