import type pg from 'pg'

/**
 * Ends the wait of this role's commits that no standby has confirmed for so long although one must
 * (`synchronous_standby_names`). Postgres lets them wait for ever, its `statement_timeout` does not end that, and
 * each would keep a connection. Their clients then learn that they are not confirmed (unreplicated-commits.ts).
 */
export const endUnconfirmedCommits = async (pool: pg.Pool, afterMs: number): Promise<void> => {
  await pool.query(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where usename = current_user and datname = current_database() and wait_event = 'SyncRep'
       and query_start < now() - make_interval(secs => $1)`,
    [afterMs / 1_000],
  )
}
