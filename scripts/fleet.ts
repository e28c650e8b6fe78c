/**
 * Runs the scaled-out form as plain processes on one machine: `pnpm fleet`. Postgres comes from DATABASE_URL
 * (and DATABASE_READ_URL), or is a primary with two standbys from npm packages, each behind a PgBouncer,
 * which are removed at the end. HAProxy and PgBouncer come from the distribution; missing ones are reported.
 * There are no accounts at first; `pnpm add-instructor` creates one.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from './build-page.ts'
import { findHaproxy, findPgBouncer } from './fleet/find-program.ts'
import { poolCluster } from './fleet/pool-cluster.ts'
import { startFleet } from './fleet/start-fleet.ts'
import { startPostgresCluster } from './fleet/start-postgres-cluster.ts'

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

try {
  await buildPages(join(import.meta.dirname, '..'), say)
  const given = process.env['DATABASE_URL']
  const [haproxy, pgbouncer] = [findHaproxy(), findPgBouncer()]
  const cluster = given ? undefined : await startPostgresCluster()
  const own = cluster && pgbouncer.path ? await poolCluster(cluster, pgbouncer.path) : cluster
  const databaseUrl = own?.url ?? given!
  const dataDir = process.env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'quizwright-fleet-')))
  const fleet = await startFleet({
    databaseUrl,
    readUrls: own?.readUrls ?? process.env['DATABASE_READ_URL']?.split(',') ?? [],
    dataDir,
    ports: { front: 4_000, gateways: [4_010, 4_011], between: 4_001, services: [4_020, 4_021] },
    haproxy: haproxy.path,
    say,
  })
  say(`\n  Two gateways and two services are ready: ${fleet.url}\n`)
  if (cluster) {
    say(`  Postgres is a primary with two standbys, of which one confirms each commit: ${cluster.url}`)
    say('  One takes the place of a primary that ended after `select pg_promote()` there.')
    if (pgbouncer.missing)
      say(`  PgBouncer is left out: ${pgbouncer.missing} The services pool their connections.`)
  }
  if (haproxy.missing)
    say(`  HAProxy is left out: ${haproxy.missing} Two balancers of our own stand in for it.`)
  say(
    `\n  To sign in, add somebody: DATABASE_URL='${databaseUrl}' npx -y pnpm@12 add-instructor --name ` +
      'Ada --email ada@example.com\n\n  Ctrl-C ends it.',
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void fleet.stop().then(() => own?.stop()))
} catch (error) {
  process.stderr.write(`The fleet can't start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
