/**
 * The scaled-out form on one machine, as plain processes: `pnpm fleet`. Postgres is DATABASE_URL's (and
 * DATABASE_READ_URL's), or a primary with two standbys of npm packages that are gone when this ends. Nobody has an
 * account there: `pnpm add-instructor` makes one.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from './build-page.ts'
import { startFleet } from './fleet/start-fleet.ts'
import { startPostgresCluster } from './fleet/start-postgres-cluster.ts'

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

try {
  await buildPages(join(import.meta.dirname, '..'), say)
  const given = process.env['DATABASE_URL']
  const own = given ? undefined : await startPostgresCluster()
  const databaseUrl = own?.url ?? given!
  const dataDir = process.env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'quizwright-fleet-')))
  const fleet = await startFleet({
    databaseUrl,
    readUrls: own?.readUrls ?? process.env['DATABASE_READ_URL']?.split(',') ?? [],
    dataDir,
    ports: { front: 4_000, gateways: [4_010, 4_011], between: 4_001, services: [4_020, 4_021] },
    say,
  })
  say(`\n  Two gateways and two services are ready: ${fleet.url}\n`)
  if (own) {
    say(`  Postgres is a primary with two standbys, of which one confirms each commit: ${own.url}`)
    say('  One takes the place of a primary that ended after `select pg_promote()` there.')
  }
  say(
    '  PgBouncer and HAProxy are left out, because no npm package has them: the services pool their own ' +
      'connections, and two balancers of our own stand in front.\n',
  )
  say(
    `  To sign in, add somebody: DATABASE_URL='${databaseUrl}' npx -y pnpm@12 add-instructor --name ` +
      'Ada --email ada@example.com\n\n  Ctrl-C ends it.',
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void fleet.stop().then(() => own?.stop()))
} catch (error) {
  process.stderr.write(`The fleet can't start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
