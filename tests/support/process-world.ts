import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GatewayOptions } from '@quizwright/gateway/start-gateway.ts'
import type { OidcProvider } from '@quizwright/services/auth/oidc/provider-settings.ts'
import type { LtiPlatform } from '@quizwright/services/lti/platform-settings.ts'
import { workerFlags } from '@quizwright/gateway/workers/worker-flags.ts'
import type { Populate } from './populate.ts'
import { startProcess, type Started } from './processes.ts'
import { highLimits } from './high-limits.ts'
import { peopled, type World } from './world.ts'

/** A server that can be killed and restarted at the same address with its stored data. */
export type Server = {
  kill: () => Promise<void>
  restart: () => Promise<void>
  pid: () => number
  call: Started['call']
}
export type ProcessWorld = World & { services: Server; gateway: Server }

/** Finds a free port. The services must know the page's origin before the gateway listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const restartable = async (port: number, start: (port: number) => Promise<Started>) => {
  let running = await start(port)
  return {
    url: running.url,
    server: {
      call: (name, ...args) => running.call(name, ...args),
      kill: () => running.kill('SIGKILL'),
      restart: async () => void (running = await start(port)),
      pid: () => running.pid,
    } satisfies Server,
  }
}

/**
 * Starts services and gateway as processes that can be killed. The database is a new folder, or the one at
 * `databaseUrl`. Use it with `await using`.
 */
export const startProcessWorld = async ({
  databaseUrl,
  syncsToDisk = false,
  oidcProviders = [],
  ltiPlatforms = [],
  ...options
}: Pick<GatewayOptions, 'page' | 'limits'> & {
  databaseUrl?: string
  syncsToDisk?: boolean
  oidcProviders?: readonly OidcProvider[]
  ltiPlatforms?: readonly LtiPlatform[]
} = {}): Promise<ProcessWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-world-'))
  if (!databaseUrl) {
    // Imported dynamically, because most processes that import this module never start a world.
    const { fillDataDir } = await import('@quizwright/services/database/testing/test-database.ts')
    await fillDataDir(dataDir)
  }
  const gatewayPort = await freePort()
  const pageOrigins = [`http://127.0.0.1:${gatewayPort}`]
  const services = await restartable(await freePort(), (port) =>
    startProcess('./services-process.ts', {
      port,
      dataDir,
      databaseUrl,
      pageOrigins,
      syncsToDisk,
      oidcProviders,
      ltiPlatforms,
    }),
  )
  const upstreams = { quiz: services.url, main: services.url, auth: services.url }
  const gateway = await restartable(gatewayPort, (port) =>
    startProcess(
      './gateway-process.ts',
      { ...options, port, upstreams, limits: { ...highLimits, ...options.limits } },
      // Those of a worker of the product. Without them the young generation grows to 128 MB.
      workerFlags,
    ),
  )
  const people: Populate = {
    addInstructor: (colleague) =>
      services.server.call('addInstructor', colleague) as ReturnType<Populate['addInstructor']>,
    expireTokens: (uid) => services.server.call('expireTokens', uid) as Promise<void>,
    addAttempts: (quizId, count) => services.server.call('addAttempts', quizId, count) as Promise<void>,
    addCopies: (quizId, count) => services.server.call('addCopies', quizId, count) as Promise<void>,
    handIn: (attempt) => services.server.call('handIn', attempt) as ReturnType<Populate['handIn']>,
    deliver: (resultId) => services.server.call('deliver', resultId) as Promise<void>,
    addLaunchTicket: (sessionId) => services.server.call('addLaunchTicket', sessionId) as Promise<string>,
    shareAll: (ownerId, subjectId, role) =>
      services.server.call('shareAll', ownerId, subjectId, role) as Promise<void>,
    shareOut: (ownerId, markerId) => services.server.call('shareOut', ownerId, markerId) as Promise<string[]>,
    addLtiScore: (sessionId) => services.server.call('addLtiScore', sessionId) as Promise<string>,
    addLtiPlatform: () => services.server.call('addLtiPlatform') as Promise<string>,
    addLtiCode: () => services.server.call('addLtiCode') as Promise<string>,
    addLtiAccount: (uid) => services.server.call('addLtiAccount', uid) as Promise<string>,
    readCode: (email) => services.server.call('readCode', email) as Promise<string>,
    disable: (email) => services.server.call('disable', email) as Promise<void>,
    readRows: () => services.server.call('readRows') as Promise<string[]>,
  }
  return {
    ...peopled({ gatewayUrl: gateway.url, servicesUrl: services.url }, people),
    services: services.server,
    gateway: gateway.server,
    [Symbol.asyncDispose]: async () => {
      await gateway.server.kill()
      await services.server.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
