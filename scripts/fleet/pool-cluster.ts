import { splitHosts } from '@quizwright/services/database/split-hosts.ts'
import { queryPostgres } from '../query-postgres.ts'
import type { PostgresCluster } from './start-postgres-cluster.ts'
import { type RunningPgBouncer, startPgBouncer } from './start-pgbouncer.ts'

/**
 * Starts a PgBouncer (at the path `program`) in front of each Postgres of a cluster. Returns the cluster with
 * the addresses that services should use.
 */
export const poolCluster = async (cluster: PostgresCluster, program: string): Promise<PostgresCluster> => {
  const urls = splitHosts(cluster.url)
  // PgBouncer does not pass on the timeout that a client sets when it connects.
  await queryPostgres(urls[0]!, "alter role current_user set statement_timeout = '5s'")
  const bouncers: RunningPgBouncer[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(bouncers.map((bouncer) => bouncer.stop()))
    await cluster.stop()
  }
  try {
    for (const url of urls) bouncers.push(await startPgBouncer(program, url))
  } catch (error) {
    await stop()
    throw error
  }
  const hosts = bouncers.map(({ url }) => new URL(url).host)
  const pooled = new Map(urls.map((url, index) => [url, bouncers[index]!.url]))
  return {
    ...cluster,
    url: bouncers[0]!.url.replace(hosts[0]!, hosts.join(',')),
    readUrls: cluster.readUrls.map((url) => pooled.get(url) ?? url),
    stop,
  }
}
