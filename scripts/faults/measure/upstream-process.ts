/**
 * A scripted service in a separate process, so that a measurement does not share its event loop. Controlled
 * by messages.
 */
import { createServer, type ServerResponse } from 'node:http'

/** How the service responds to all calls except those that validate a token. */
export type Behaviour = 'answer' | 'hang' | 'fail every other'

let behaviour: Behaviour = 'answer'
let received = 0
const tokenPath = '/v1/auth/authenticate-frontend-route'

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  request.resume()
  if (request.url === '/readyz') return json(response, 200, {})
  if (request.url === tokenPath) {
    const isGood = request.headers.authorization === `good-${String(request.headers['uid'])}`
    if (isGood) return json(response, 200, { success: true })
    return json(response, 401, { status: 401, code: 'SIGN_IN_REQUIRED', message: 'No.', requestId: 'x' })
  }
  received++
  if (behaviour === 'hang') return
  if (behaviour === 'fail every other' && received % 2 === 0)
    return json(response, 503, { status: 503, code: 'BUSY', message: 'Busy.', requestId: 'x' })
  return json(response, 200, { success: true, tags: [] })
})

process.on('disconnect', () => process.exit(0))
process.on('message', (message: { behave?: Behaviour; count?: true }) => {
  if (message.behave) {
    behaviour = message.behave
    received = 0
  }
  process.send?.({ received })
})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.({ port: address.port })
})
