import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { queryPostgres } from './query-postgres.ts'
import { freePort } from './start-postgres.ts'

export type RunningPgBouncer = {
  /** The address of the same database through PgBouncer. */
  url: string
  stop: () => Promise<void>
}

const patienceMs = 10_000

/**
 * Transaction mode, with the settings that the services need (docs/scale.md, "Behind PgBouncer"). Timeouts
 * are short, so that a lost Postgres is noticed within seconds.
 */
const configOf = (postgres: URL, port: number, folder: string): string => `[databases]
* = host=${postgres.hostname} port=${postgres.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 300
ignore_startup_parameters = statement_timeout
server_connect_timeout = 1
server_login_retry = 0.2
query_wait_timeout = 5
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
log_stats = 0
${process.getuid?.() === 0 ? 'user = nobody\n' : ''}`

/** Starts a PgBouncer before one Postgres, on a free loopback port. Rejects if it does not respond. */
export const startPgBouncer = async (program: string, postgresUrl: string): Promise<RunningPgBouncer> => {
  const postgres = new URL(postgresUrl)
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-pgbouncer-'))
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  // Both files contain secrets, so only this user may read them.
  writeFileSync(config, configOf(postgres, port, folder), { mode: 0o600 })
  const credentials = [postgres.username, postgres.password].map((part) => `"${decodeURIComponent(part)}"`)
  writeFileSync(join(folder, 'users.txt'), `${credentials.join(' ')}\n`, { mode: 0o600 })

  const child = fork(join(import.meta.dirname, 'pgbouncer-server.ts'), [program, config], {
    detached: true,
    execArgv: [],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const url = new URL(postgresUrl)
  url.port = String(port)
  try {
    await untilItAnswers(url.href, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url.href, stop }
}

const untilItAnswers = async (url: string, child: ChildProcess): Promise<void> => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const answers = await queryPostgres(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('PgBouncer does not start.')
    await sleep(50)
  }
}
