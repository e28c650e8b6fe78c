import { sql } from 'drizzle-orm'
import { openViaGateway, type OpenChannel } from '../../support/open-channel.ts'
import { readMemory } from '../../support/process-memory.ts'
import type { FleetUnderTest } from './fleet-under-test.ts'

const sockets = 300

/**
 * Bytes of the attempts so far: rows with their indexes, and the write-ahead log since the server started.
 */
export const readStored = async ({
  db,
}: FleetUnderTest): Promise<{ attempts: number; disk: number; wal: number }> => {
  const {
    rows: [stored],
  } = await db.execute<{ attempts: number; disk: number; wal: number }>(sql`
    select
      (select count(*)::integer from quiz.attempts) as attempts,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
      (
        select sum(pg_total_relation_size(c.oid))::float8
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'quiz' and c.relkind = 'r'
      ) as disk`)
  return stored!
}

/** Memory of a process of each kind after a load, and of one more signed-in socket at the gateway. */
export const measureMemory = async ({
  url,
  db,
  pids,
  school,
}: FleetUnderTest): Promise<{
  gateway: number
  services: number
  postgresConnection: number
  socket: number
}> => {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const ofBackends = rows.map(({ pid }) => readMemory(pid))
  const [gateway, services] = [readMemory(pids.gateway[0]!), readMemory(pids.services[0]!)]
  const channels: OpenChannel[] = []
  // One after the other, because only a limited number of sockets may be unauthenticated.
  while (channels.length < sockets)
    channels.push(
      await openViaGateway(
        url,
        'questionSaving',
        school.drafts[channels.length % school.drafts.length]!.person,
      ),
    )
  const socket = (readMemory(pids.gateway[0]!) - gateway) / sockets
  for (const channel of channels) channel.close()
  return {
    gateway,
    services,
    socket,
    postgresConnection: ofBackends.reduce((sum, bytes) => sum + bytes, 0) / ofBackends.length,
  }
}
