import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildGateway } from './app.ts'
import { publicAddresses } from './config.ts'
import { gatewayLimits } from './limits.ts'
import { eventually } from './test-support/eventually.ts'
import { signedInAs } from './test-support/gateway.ts'
import { json, startScriptedUpstream, type Script } from './test-support/scripted-upstream.ts'

const start = async (script: Script, drainMs = 5_000) => {
  const upstream = await startScriptedUpstream(script)
  const { app, drain } = await buildGateway({
    host: '127.0.0.1',
    port: 0,
    workers: 0,
    logLevel: 'silent',
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    addresses: publicAddresses(upstream.url, {}),
    page: false,
    operationsPort: undefined,
    otlpEndpoint: undefined,
    pageOrigins: [],
    trustedProxies: [],
    limits: { ...gatewayLimits, drainMs },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    drain,
    upstream,
    [Symbol.asyncDispose]: async () => {
      await drain.start(0)
      await upstream[Symbol.asyncDispose]()
    },
  }
}
const ask = async (url: string, agent?: Agent) => {
  const [answer] = await once(get(url, { headers: signedInAs('me'), ...(agent && { agent }) }), 'response')
  answer.resume()
  await once(answer, 'end')
  return answer
}
const count = json(200, { status: 200, data: { count: 1 } })
const path = '/api/quiz/get-unpublished-count/me'

test('a request under way is answered, with the wish to close, and the end waits for it', async () => {
  let release = () => {}
  await using it = await start((...given) => {
    release = () => count(...given)
  })
  const answer = ask(it.url + path)
  await eventually(() => it.upstream.received.length).toBe(1)
  const ended = it.drain.start(0)
  release()
  expect(await answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await ended
  await expect(ask(it.url + path)).rejects.toThrow('ECONNREFUSED')
})

test('a connection that was idle may still begin a request, and is not ready', async () => {
  await using it = await start(count)
  const agent = new Agent({ keepAlive: true })
  await ask(`${it.url}/healthz`, agent)
  const ended = it.drain.start(2_000)
  await sleep(10)
  expect(await ask(`${it.url}/readyz`, agent)).toMatchObject({
    statusCode: 503,
    headers: { connection: 'close' },
  })
  await ended
})

test('idle connections do not hold the end up', async () => {
  await using it = await start(count)
  const agent = new Agent({ keepAlive: true })
  await ask(`${it.url}/healthz`, agent)
  await it.drain.start(1)
  agent.destroy()
})

test('what is still not done at the last moment is cut off', async () => {
  await using it = await start(() => {}, 100)
  const answer = ask(it.url + path)
  answer.catch(() => {})
  await eventually(() => it.upstream.received.length).toBe(1)
  await it.drain.start(0)
  await expect(answer).rejects.toThrow('socket hang up')
})

test('being told twice is being told once', async () => {
  await using it = await start(count)
  expect(it.drain.start(0)).toBe(it.drain.start(5))
})
