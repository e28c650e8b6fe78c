import { createServer, type Server } from 'node:http'
import { Problem } from '@quizwright/contracts/problem.ts'

const retryAfterSeconds = 1
/** Between two tries to listen while a worker that ended still holds the address. */
const tryAgainMs = 20

export type NotReadyServer = {
  /** Listens until `close`. Rejects if the address can't be listened on, `tries` times in a row. */
  open: (tries?: number) => Promise<void>
  close: () => Promise<void>
  /** The port that was given, or the one that was taken where 0 was given. */
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
 * Holds the gateway's address while no worker is ready, and answers every request with 503 and Retry-After: a
 * browser that comes then hears when to come again, instead of a refused connection.
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
      // The address is free at once; answers under way are sent.
      closing?.close()
    },
    port: () => port,
  }
}
