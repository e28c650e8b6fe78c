import { createServer as createTcpServer, type Socket } from 'node:net'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBytes } from '../rest/read-body.ts'

export type Received = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  rawHeaders: string[]
  body: string
}
export type Script = (request: Received, response: ServerResponse, message: IncomingMessage) => unknown

/** An upstream on the loopback that does what a test says, and remembers what it was asked. */
export type ScriptedUpstream = AsyncDisposable & {
  url: string
  received: Received[]
  server: Server
  answer: (script: Script) => void
}

export const json =
  (status: number, body: unknown): Script =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

/** Says yes to every token that begins with `good`, as long as the uid stands in it: `good-<uid>`. */
export const signedIn: Script = (request, response) => {
  const holds = request.headers.authorization === `good-${String(request.headers['uid'])}`
  if (holds) return json(200, { success: true })(request, response, request as never)
  return json(401, { status: 401, code: 'SIGN_IN_REQUIRED', message: 'No.', requestId: 'x' })(
    request,
    response,
    request as never,
  )
}

const listen = (server: { listen: Server['listen']; address: Server['address'] }): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

/** An HTTP server with a script. It answers the sign-in question by itself, unless told otherwise. */
export const startScriptedUpstream = async (
  first: Script = json(200, { status: 200, data: {} }),
  askSession: Script | 'script' = signedIn,
): Promise<ScriptedUpstream> => {
  let script = first
  const received: Received[] = []
  const listener: RequestListener = async (message, response) => {
    const { method = '', url = '', headers, rawHeaders } = message
    const body = (await readBytes(message, 200 * 1024 * 1024).catch(() => Buffer.alloc(0))).toString()
    const request = { method, url, headers, rawHeaders, body }
    if (askSession !== 'script' && url === '/v1/auth/authenticate-frontend-route')
      return askSession(request, response, message)
    received.push(request)
    return script(request, response, message)
  }
  const server = createServer(listener)
  const url = await listen(server)
  return {
    url,
    received,
    server,
    answer: (next) => {
      script = next
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A TCP server for what HTTP servers never do: garbage, halves, silence. */
export const startRawUpstream = async (
  onData: (socket: Socket, data: Buffer) => void,
): Promise<AsyncDisposable & { url: string; sockets: Set<Socket>; requests: () => number }> => {
  const sockets = new Set<Socket>()
  let requests = 0
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .on('data', (data) => {
        requests++
        onData(socket, data)
      })
  })
  const url = await listen(server as unknown as Server)
  return {
    url,
    sockets,
    requests: () => requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
