import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openOperator } from '../../scripts/conformance/operator.ts'
import { tryChannels } from '../../scripts/conformance/try-channels.ts'
import { tryRows, type Verdict } from '../../scripts/conformance/try-rows.ts'
import { quizDetails } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

/** A proxy before the services that changes the response of one call. `undefined` removes the call. */
const startBefore = async (
  origin: string,
  path: string,
  change: (body: Record<string, unknown>) => unknown,
) => {
  const relay = async (request: IncomingMessage) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const body = await buffer(request)
    return fetch(`${origin}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
  }
  const server = createServer(async (request, response) => {
    const answer = await relay(request)
    const text = await answer.text()
    const changed =
      request.url?.startsWith(path) && answer.ok
        ? JSON.stringify(change(JSON.parse(text) as Record<string, unknown>))
        : text
    if (changed === undefined) response.writeHead(404).end('<html>Cannot GET this</html>')
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(changed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('reports which calls are kept, the first difference of one, and which extension is not offered', async ({
  world,
  instructor,
}) => {
  await using services = await startBefore(
    world.servicesUrl,
    '/session/get-sessions-by-quiz-id/',
    ({ data, ...rest }) => ({ ...rest, data: { ...(data as object), sessions: [{ _id: 7 }] } }),
  )
  await using lacking = await startBefore(services.url, '/result/get-grading-agreement/', () => undefined)
  const addresses = { quiz: lacking.url, main: world.servicesUrl, auth: world.servicesUrl }
  const verdicts: Verdict[] = []
  for await (const verdict of tryRows(addresses, await openOperator(addresses, instructor)))
    verdicts.push(verdict)
  const others = verdicts.filter(({ name }) => name !== 'getSessionsByQuiz')
  expect(others.filter(({ outcome }) => outcome === 'differs')).toEqual([])
  expect(others.filter(({ outcome }) => outcome === 'keeps').length).toBeGreaterThan(40)
  expect(verdicts.find(({ name }) => name === 'getSessionsByQuiz')).toMatchObject({
    outcome: 'differs',
    why: expect.stringContaining('data.sessions.0._id'),
  })
  expect(others.filter(({ outcome }) => outcome === 'not offered').map(({ name }) => name)).toEqual([
    'getGradingAgreement',
  ])
})

test('a failed sign-in is reported in a sentence', async ({ world, instructor }) => {
  const addresses = { quiz: world.servicesUrl, main: world.servicesUrl, auth: world.servicesUrl }
  await expect(openOperator(addresses, { email: instructor.email, password: 'wrong' })).rejects.toThrow(
    `${instructor.email} can't sign in at ${world.servicesUrl}`,
  )
})

test('a broken call that others depend on is named, and channels are tried as the gateway uses them', async ({
  world,
  instructor,
}) => {
  const keeps = { quiz: world.servicesUrl, main: world.servicesUrl, auth: world.servicesUrl }
  const verdicts: Verdict[] = []
  for await (const verdict of tryChannels(keeps, await openOperator(keeps, instructor)))
    verdicts.push(verdict)
  expect(verdicts).toMatchObject([
    { name: 'csvUpload', outcome: 'keeps', why: '' },
    { name: 'questionSaving', outcome: 'keeps', why: '' },
  ])

  await using services = await startBefore(world.servicesUrl, '/quiz/create-quiz', (body) => ({
    ...body,
    data: { quiz: 'made' },
  }))
  const { direct } = await openOperator({ ...keeps, quiz: services.url }, instructor)
  await expect(direct.createQuiz({ body: quizDetails(instructor) })).rejects.toThrow(
    'createQuiz (POST quiz/create-quiz) fails: data.quiz must be an object',
  )
})
