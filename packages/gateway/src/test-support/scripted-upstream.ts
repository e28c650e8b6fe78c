import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { readBody } from '../rest/read-body.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type ReceivedRequest = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  rawHeaders: string[]
  body: string
}
export type Script = (request: ReceivedRequest, response: ServerResponse, message: IncomingMessage) => unknown

export type ScriptedUpstream = AsyncDisposable & {
  url: string
  /** All requests except those that validate a token. */
  received: ReceivedRequest[]
  server: Server
  respondBy: (script: Script) => void
}

const maxBodyBytes = 200 * 1024 * 1024
const tokenPath = '/v1/auth/authenticate-frontend-route'

export const json =
  (status: number, body: unknown): Script =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

/** Plays the auth service: a user's token is valid if it is `good-<uid>`. */
export const validateToken: Script = (request, response, message) => {
  const isValid = request.headers.authorization === `good-${String(request.headers['uid'])}`
  const refusal = { status: 401, code: 'SIGN_IN_REQUIRED', message: 'No.', requestId: 'x' }
  const respond = isValid ? json(200, { success: true }) : json(401, refusal)
  return respond(request, response, message)
}

/**
 * Starts an HTTP server on the loopback interface that responds by a script and records its requests. `tokenScript`
 * handles requests that validate a token; if it is `script`, the script handles them too.
 */
export const startScriptedUpstream = async (
  initialScript: Script = json(200, { status: 200, data: {} }),
  tokenScript: Script | 'script' = validateToken,
): Promise<ScriptedUpstream> => {
  let script = initialScript
  const received: ReceivedRequest[] = []
  const listener: RequestListener = async (message, response) => {
    const { method = '', url = '', headers, rawHeaders } = message
    const body = (await readBody(message, maxBodyBytes).catch(() => Buffer.alloc(0))).toString()
    const request = { method, url, headers, rawHeaders, body }
    if (tokenScript !== 'script' && url === tokenPath) return tokenScript(request, response, message)
    received.push(request)
    return script(request, response, message)
  }
  const server = createServer(listener)
  const url = await listenOnLoopback(server)
  return {
    url,
    received,
    server,
    respondBy: (next) => {
      script = next
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
