import type pg from 'pg'

/**
 * Ends commits of this role that have waited longer than `afterMs` for a standby (`synchronous_standby_names`).
 * Postgres would let them wait forever, and each would occupy a connection; `statement_timeout` does not apply to
 * them. Their clients then get an error (unreplicated-commits.ts).
 */
export const endUnconfirmedCommits = async (pool: pg.Pool, afterMs: number): Promise<void> => {
  await pool.query(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where usename = current_user and datname = current_database() and wait_event = 'SyncRep'
       and query_start < now() - make_interval(secs => $1)`,
    [afterMs / 1_000],
  )
}
