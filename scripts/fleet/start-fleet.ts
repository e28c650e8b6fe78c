import { join } from 'node:path'
import { keepRunning, type Kept } from '../keep-running.ts'
import { listenError, waitUntilHealthy } from '../ports.ts'

const root = join(import.meta.dirname, '../..')
const host = '127.0.0.1'
const patienceMs = 10_000

/** A port for each part. The number of ports sets the number of gateways and services. */
export type FleetPorts = {
  front: number
  gateways: readonly number[]
  between: number
  services: readonly number[]
}
export type FleetOptions = {
  databaseUrl: string
  /** The addresses of its replicas. */
  readUrls?: readonly string[]
  /** The shared folder in which all services keep uploaded files. */
  dataDir: string
  ports: FleetPorts
  /** The path of HAProxy; by default our own balancer is used. */
  haproxy?: string | undefined
  say: (sentence: string) => void
  env?: NodeJS.ProcessEnv
}
export type Fleet = {
  url: string
  servicesUrl: string
  /** The processes by name, for tests that inspect or kill them. */
  parts: ReadonlyMap<string, Kept>
  stop: () => Promise<void>
}

/** Names them "gateway a", "gateway b" and so on. */
const named = (kind: string, ports: readonly number[]): [string, number][] =>
  ports.map((port, index) => [`${kind} ${String.fromCodePoint(97 + index)}`, port])

/**
 * Starts the scaled-out form as plain processes on one machine: a balancer before the gateways, another
 * before the services, and one Postgres and one folder that the services share. A process that dies is
 * restarted. Resolves when everything responds; rejects if a port is taken or a part does not start.
 */
export const startFleet = async ({
  databaseUrl,
  readUrls = [],
  dataDir,
  ports,
  haproxy,
  say,
  env = {},
}: FleetOptions): Promise<Fleet> => {
  const { front, between } = ports
  const address = (port: number): string => `http://${host}:${port}`
  const parts = new Map<string, Kept>()
  const ending = new AbortController()
  const stop = async (): Promise<void> => {
    ending.abort()
    // From front to back, so that requests in progress get their response.
    for (const part of parts.values()) await part.stop(patienceMs)
  }
  const run = async (name: string, script: string, own: NodeJS.ProcessEnv, health: string): Promise<void> => {
    const part = keepRunning({
      name,
      args: [join(root, script)],
      env: { MALLOC_ARENA_MAX: '1', LOG_LEVEL: 'warn', ...process.env, ...env, HOST: host, ...own },
      say,
      gaveUp: () => void stop(),
    })
    parts.set(name, part)
    if (!(await waitUntilHealthy(health, ending.signal))) throw new Error(`The ${name} does not start.`)
    part.works()
  }
  const services = (port: number): NodeJS.ProcessEnv => ({
    SERVICES_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: readUrls.join(','),
    DATA_DIR: dataDir,
    PAGE_ORIGINS: address(front),
    LEARNER_SITE_URL: `${address(between)}/learn`,
  })
  const gateway = (port: number): NodeJS.ProcessEnv => ({
    PORT: String(port),
    GATEWAY_WORKERS: '0',
    OPERATIONS_PORT: '',
    QUIZ_SERVICE_URL: address(between),
    MAIN_SERVICE_URL: address(between),
    AUTH_SERVICE_URL: address(between),
    SIGN_IN_URL: `${address(between)}/sign-in`,
    LEARNER_SITE_URL: `${address(between)}/learn`,
    ISSUE_REPORTING_URL: `${address(between)}/issues`,
  })
  const runBalancer = (name: string, port: number, behind: readonly number[], healthPath: string) =>
    run(
      name,
      haproxy ? 'scripts/fleet/haproxy-server.ts' : 'scripts/fleet/balancer-server.ts',
      {
        HAPROXY_PROGRAM: haproxy,
        BALANCER_PORT: String(port),
        BALANCER_BACKENDS: behind.map((one) => `${host}:${one}`).join(','),
        BALANCER_HEALTH_PATH: healthPath,
      },
      `${address(port)}/readyz`,
    )

  // Another program on the port would be mistaken for the part that could not start.
  for (const port of [front, between, ...ports.gateways, ...ports.services]) {
    const error = await listenError(port, host)
    if (error) throw new Error(`nothing can listen on port ${port} (${error.code}).`)
  }
  try {
    // One after the other, because the first one migrates the tables and the others expect that.
    for (const [name, port] of named('services', ports.services))
      await run(name, 'packages/services/src/server.ts', services(port), `${address(port)}/readyz`)
    await runBalancer('balancer of the services', between, ports.services, '/readyz')
    for (const [name, port] of named('gateway', ports.gateways))
      await run(name, 'packages/gateway/src/server.ts', gateway(port), `${address(port)}/readyz`)
    await runBalancer('front', front, ports.gateways, '/healthz')
  } catch (error) {
    await stop()
    throw error
  }
  return { url: address(front), servicesUrl: address(between), parts, stop }
}
