import type { FastifyInstance } from 'fastify'
import type { Service } from '@quizwright/contracts/define.ts'
import type { Upstream } from '../rest/upstream.ts'

/**
 * How long what the upstreams said is repeated: anyone may ask, and each question is one to every upstream.
 */
const rememberedMs = 1_000

type Readiness = Record<Service, 'up' | 'down'>

/** The bundled services are three in one process: each origin is asked once. */
const ask = async (upstreams: Record<Service, Upstream>): Promise<Readiness> => {
  const byOrigin = new Map(Object.values(upstreams).map((upstream) => [upstream.origin, upstream]))
  const answers = new Map(
    await Promise.all(
      [...byOrigin].map(async ([origin, upstream]) => [origin, await upstream.answers()] as const),
    ),
  )
  return Object.fromEntries(
    Object.entries(upstreams).map(([name, { origin }]) => [name, answers.get(origin) ? 'up' : 'down']),
  ) as Readiness
}

/** GET /healthz: the process lives. GET /readyz: it takes requests and every upstream answers. */
export const tellHealth = (
  app: FastifyInstance,
  upstreams: Record<Service, Upstream>,
  isDraining: () => boolean,
): void => {
  let last: { at: number; answer: Promise<Readiness> } | undefined
  const readiness = (): Promise<Readiness> => {
    if (!last || performance.now() - last.at > rememberedMs)
      last = { at: performance.now(), answer: ask(upstreams) }
    return last.answer
  }
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const answered = await readiness()
    const ready = !isDraining() && Object.values(answered).every((state) => state === 'up')
    return reply
      .code(ready ? 200 : 503)
      .send({ status: isDraining() ? 'draining' : ready ? 'ready' : 'not ready', upstreams: answered })
  })
}
