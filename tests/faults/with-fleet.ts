import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '@quizwright/services/database/open-database.ts'
import { startFleet, type Fleet } from '../../scripts/fleet/start-fleet.ts'
import { populate } from '../support/populate.ts'
import { freePort } from '../support/process-world.ts'
import { peopled, type World } from '../support/world.ts'

const limits = {
  LIMIT_BREAKER_FIRST_OPEN_MS: '200',
  LIMIT_BREAKER_LONGEST_OPEN_MS: '400',
  LIMIT_EVENT_LOOP_DELAY_MS: '60000',
  LIMIT_REQUESTS_PER_USER: '100000',
  LIMIT_REQUESTS_PER_ADDRESS: '100000',
}

type FleetShape = {
  url: string
  readUrls?: readonly string[]
  /** The number of gateways and of services. */
  each?: number
  /** The path of HAProxy; by default our own balancer is used. */
  haproxy?: string | undefined
}
const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort))

/** Runs a fleet on a database. `servicesUrls` are the addresses of the services behind their balancer. */
export const withFleet = async (
  { url, readUrls = [], each = 2, haproxy }: FleetShape,
  use: (fleet: Fleet, world: World, servicesUrls: readonly string[]) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-fleet-'))
  const ports = {
    front: await freePort(),
    gateways: await freePorts(each),
    between: await freePort(),
    services: await freePorts(each),
  }
  let fleet: Fleet | undefined
  let opened: OpenDatabase | undefined
  try {
    fleet = await startFleet({
      databaseUrl: url,
      readUrls,
      dataDir,
      ports,
      haproxy,
      say: () => undefined,
      env: { PAGE_DIR: '/nowhere', LOG_LEVEL: 'fatal', ...limits },
    })
    opened = await openDatabase({ url })
    const world: World = {
      ...peopled({ gatewayUrl: fleet.url, servicesUrl: fleet.servicesUrl }, populate(opened.db)),
      [Symbol.asyncDispose]: async () => undefined,
    }
    await use(
      fleet,
      world,
      ports.services.map((port) => `http://127.0.0.1:${port}`),
    )
  } finally {
    await fleet?.stop()
    await opened?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
