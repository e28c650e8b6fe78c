import { createServer, type Server } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'

const retryAfterSeconds = 1
/** The pause between two attempts to listen while an ended worker still occupies the address. */
const tryAgainMs = 20

export type NotReadyServer = {
  /** Listens until `close` is called. Rejects if listening fails `tries` times in a row. */
  open: (tries?: number) => Promise<void>
  close: () => Promise<void>
  /** The port it listens on, also if port 0 (any free port) was requested. */
  port: () => number
}

const createResponder = (): Server =>
  createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 1 },
    (_request, response) => {
      const problem = new Problem('BUSY', { retryAfterSeconds })
      response
        .writeHead(problem.status, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': String(retryAfterSeconds),
          connection: 'close',
        })
        .end(JSON.stringify(problem.body(crypto.randomUUID())))
    },
  )

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Occupies the gateway's address while no worker is ready. It answers every request with 503 and Retry-After, so
 * that a browser knows when to try again instead of getting a refused connection.
 */
export const createNotReadyServer = (host: string, wantedPort: number): NotReadyServer => {
  let port = wantedPort
  let server: Server | undefined
  let wanted = false

  const open = async (tries: number): Promise<void> => {
    const opening = createResponder()
    try {
      await listen(opening, host, port)
    } catch (error) {
      if (!wanted) return
      if (tries <= 1) throw error
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
      return wanted ? open(tries - 1) : undefined
    }
    const address = opening.address()
    if (typeof address === 'object' && address) port = address.port
    if (!wanted) return void opening.close()
    server = opening
  }
  return {
    open: async (tries = 1) => {
      if (wanted) return
      wanted = true
      await open(tries)
    },
    close: async () => {
      wanted = false
      const closing = server
      server = undefined
      // This frees the address at once. Responses in progress are still sent.
      closing?.close()
    },
    port: () => port,
  }
}
