import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@quizwright/services/database/database.ts'
import { openDatabase } from '@quizwright/services/database/open-database.ts'
import { sql } from 'drizzle-orm'
import { startFleet } from '../../../scripts/fleet/start-fleet.ts'
import { startPostgres } from '../../../scripts/start-postgres.ts'
import { populate } from '../../support/populate.ts'
import { freePort } from '../../support/process-world.ts'
import { peopled } from '../../support/world.ts'
import { parentOf, type Pids } from './cpu.ts'
import { foundSchool, type School } from './school.ts'

export type FleetUnderTest = AsyncDisposable & {
  url: string
  servicesUrl: string
  databaseUrl: string
  db: Database
  pids: Pids
  school: School
}

const many = String(1e9)
/**
 * High limits per user and address, because all calls come from one address here and the limits would be
 * measured instead.
 */
const limits = {
  LIMIT_REQUESTS_PER_USER: many,
  LIMIT_REQUESTS_PER_ADDRESS: many,
  LIMIT_SOCKETS_PER_USER: many,
  LIMIT_EVENT_LOOP_DELAY_MS: '60000',
}

const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

/** Starts this number of gateways and services on a separate Postgres with a school in it. */
export const startFleetUnderTest = async (processes: number): Promise<FleetUnderTest> => {
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-fleet-'))
  const [front, between] = await freePorts(2)
  const ports = {
    front: front!,
    between: between!,
    gateways: await freePorts(processes),
    services: await freePorts(processes),
  }
  const fleet = await startFleet({
    databaseUrl: postgres.url,
    dataDir,
    ports,
    say: () => undefined,
    env: { PAGE_DIR: '/nowhere', LOG_LEVEL: 'fatal', ...limits },
  })
  const opened = await openDatabase({ url: postgres.url })
  const {
    rows: [backend],
  } = await opened.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pidsOf = (kind: RegExp): number[] =>
    [...fleet.parts].filter(([name]) => kind.test(name)).map(([, part]) => part.pid()!)
  return {
    url: fleet.url,
    servicesUrl: fleet.servicesUrl,
    databaseUrl: postgres.url,
    db: opened.db,
    pids: {
      balancers: pidsOf(/^(?:front|balancer)/),
      gateway: pidsOf(/^gateway/),
      services: pidsOf(/^services/),
      postmaster: parentOf(backend!.pid),
    },
    school: await foundSchool(
      peopled({ gatewayUrl: fleet.url, servicesUrl: fleet.servicesUrl }, populate(opened.db)),
    ),
    [Symbol.asyncDispose]: async () => {
      await opened.close()
      await fleet.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
