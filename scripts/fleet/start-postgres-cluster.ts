import { queryPostgres } from '../query-postgres.ts'
import { freePort, startPostgres } from '../start-postgres.ts'
import { type RunningStandby, startStandby } from '../start-standby.ts'

export type PostgresCluster = {
  /** All servers, for DATABASE_URL. Writes go to whichever is the primary. */
  url: string
  /** The servers that started as standbys, for DATABASE_READ_URL. */
  readUrls: readonly string[]
  /** Kills the first primary, like a machine that fails. */
  killPrimary: () => void
  /**
   * Promotes the most advanced standby to primary; the other one follows it. Resolves when it accepts writes.
   */
  promote: () => Promise<void>
  stop: () => Promise<void>
}

const names = ['standby_a', 'standby_b'] as const
/** A commit is acknowledged when one standby has it, so the most advanced standby has all of them. */
const synchronous = `ANY 1 (${names.join(', ')})`

/** Starts a primary and two standbys from npm packages, on free loopback ports. */
export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const primary = await startPostgres()
  const standbys: RunningStandby[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(standbys.map((standby) => standby.stop()))
    await primary.stop()
  }
  try {
    const ports = [await freePort(), await freePort()]
    for (const [index, name] of names.entries())
      standbys.push(
        await startStandby(primary, {
          name,
          port: ports[index]!,
          peers: ports,
          settings: { synchronous_standby_names: synchronous },
        }),
      )
    await queryPostgres(primary.url, `alter system set synchronous_standby_names = '${synchronous}'`)
    await queryPostgres(primary.url, 'select pg_reload_conf()')
    const { username, password, host, pathname } = new URL(primary.url)
    const hosts = [host, ...ports.map((port) => `127.0.0.1:${port}`)]
    return {
      url: `postgres://${username}:${password}@${hosts.join(',')}${pathname}`,
      readUrls: standbys.map(({ url }) => url),
      killPrimary: primary.kill,
      promote: () => promoteFurthest(standbys),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const promoteFurthest = async (standbys: readonly RunningStandby[]): Promise<void> => {
  const received = await Promise.all(
    standbys.map(async (standby) => {
      const { rows } = await standby.query("select pg_last_wal_receive_lsn() - '0/0' as bytes")
      return { standby, bytes: Number(rows[0].bytes) }
    }),
  )
  const furthest = received.reduce((most, one) => (one.bytes > most.bytes ? one : most))
  await furthest.standby.query('select pg_promote()')
}
