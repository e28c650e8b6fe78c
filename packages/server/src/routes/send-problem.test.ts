import { once } from 'node:events'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendProblem, toProblem } from './send-problem.ts'

const levels = { info: 30, error: 50 }

/** Requests a route that fails with the error, and returns the log line of the failure. */
const logOf = async (error: Error, { disconnects }: { disconnects: boolean }) => {
  const lines: { level: number; msg: string }[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()))
      done()
    },
  })
  const app = fastify({ logger: { stream } })
  const caller = new AbortController()
  app.get('/', async (_request, reply) => {
    if (disconnects) {
      caller.abort()
      await once(reply.raw, 'close')
    }
    throw error
  })
  app.setErrorHandler((thrown, request, reply) => sendProblem(toProblem(thrown), request, reply))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(url, { signal: caller.signal }).catch(() => undefined)
  await expect.poll(() => lines.some(({ msg }) => /^request (failed|aborted)/.test(msg))).toBe(true)
  await app.close()
  return lines.find(({ msg }) => /^request (failed|aborted)/.test(msg))
}

const aborted = () => new DOMException('This operation was aborted', 'AbortError')

test('work that ends because its caller disconnected is not logged as an error', async () => {
  expect(await logOf(aborted(), { disconnects: true })).toMatchObject({
    level: levels.info,
    msg: 'request aborted by its caller',
  })
})

test.each([
  ['aborted work of a caller who still waits', aborted(), false],
  ['another error after the caller disconnected', new Error('The disk is full'), true],
])('%s is logged as an error', async (_, error, disconnects) => {
  expect(await logOf(error, { disconnects })).toMatchObject({ level: levels.error, msg: 'request failed' })
})
