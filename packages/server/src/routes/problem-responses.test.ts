import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { problemOf } from './problem-responses.ts'

/** Returns a request whose caller disconnects within the body, and its error. */
const abandonedRequest = async (): Promise<{ raw: IncomingMessage; error: Error }> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
  const [raw] = (await once(server, 'request')) as [IncomingMessage]
  const failed = once(raw, 'error') as Promise<[Error]>
  raw.resume()
  socket.destroy()
  const [error] = await failed
  server.close()
  return { raw, error }
}
const asBusy = (error: unknown) => new Problem('BUSY', { cause: error })

test('given a caller who disconnects within the body, then this is no failure of the server', async () => {
  const { raw, error } = await abandonedRequest()
  const request = { raw } as Pick<FastifyRequest, 'raw'>
  expect(problemOf(error, request, asBusy)).toMatchObject({ code: 'MALFORMED', status: 400 })
  // The same error of another connection is one of the server.
  expect(problemOf(new Error('aborted'), request, asBusy)).toMatchObject({ code: 'BUSY' })
})
