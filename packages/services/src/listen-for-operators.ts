import type { AddressInfo } from 'node:net'
import { createOperationsServer } from '@quizwright/server/metrics/operations-server.ts'
import { urlHost } from '@quizwright/server/settings/url-host.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { serveOutbox } from './mail/serve-outbox.ts'

type Operators = {
  host: string
  port: number
  readRegistry: Parameters<typeof createOperationsServer>[0]
}

/**
 * Serves /metrics and /outbox to operators. Returns a function for the URL of the outbox on this machine. If the
 * port is taken, it logs a warning and the services run without.
 */
export const listenForOperators = async (
  app: FastifyInstance,
  context: Context,
  { host, port, readRegistry }: Operators,
): Promise<string | undefined> => {
  const operations = createOperationsServer(readRegistry)
  serveOutbox(operations, context)
  try {
    await operations.listen({ host, port })
  } catch (error) {
    app.log.warn({ err: error, port }, 'metrics and outbox are not available')
    return undefined
  }
  app.addHook('onClose', () => operations.close())
  const address = operations.server.address() as AddressInfo
  return `http://${urlHost(loopbackOf(host))}:${address.port}/outbox`
}

/** Returns an address by which this machine reaches a server that listens on `host`. */
const loopbackOf = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host)
