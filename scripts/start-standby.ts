import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, type RunningPostgres } from './start-postgres.ts'

export type RunningStandby = {
  /** As a replica is named in DATABASE_READ_URL. */
  url: string
  /** Runs one statement there. */
  query: (text: string) => Promise<pg.QueryResult>
  /** Kills it, as a machine that fails would. */
  kill: () => void
  stop: () => Promise<void>
}
export type StandbyOptions = {
  /** How it names itself to the primary, for `synchronous_standby_names`. */
  name?: string
}

const patienceMs = 30_000
/** What a copy must not have: the marks of a running server, and the log, which comes from the primary. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp'])

/**
 * A streaming replica of a primary of start-postgres.ts, from a copy of its files that is taken while it runs. The
 * npm packages have the server alone, so this does by SQL what pg_basebackup would. Resolves when it answers.
 */
export const startStandby = async (
  primary: Pick<RunningPostgres, 'url' | 'dataFolder'>,
  { name = 'standby' }: StandbyOptions = {},
): Promise<RunningStandby> => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-standby-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const watcher = fork(join(import.meta.dirname, 'end-postgres.ts'), [folder], {
    detached: true,
    execArgv: [],
  })
  const clear = (): void => {
    rmSync(folder, { recursive: true, force: true })
    watcher.kill()
  }
  try {
    const binaries = await copyPrimary(primary, data)
    const { uid, gid } = statSync(primary.dataFolder)
    const port = await freePort()
    const { hostname, port: primaryPort, username, password, pathname } = new URL(primary.url)
    const follows = Object.entries({
      host: hostname,
      port: primaryPort,
      user: username,
      password,
      application_name: name,
    })
      .map(([key, value]) => `${key}=${value}`)
      .join(' ')
    const settings = { fsync: 'off', primary_conninfo: follows, wal_retrieve_retry_interval: '200ms' }
    const server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) },
    )
    const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
    await untilItAnswers(url, server)
    return {
      url,
      query: (text) => queryAt(url, text),
      kill: () => void server.kill('SIGKILL'),
      stop: async () => {
        // Its quickest clean end.
        if (server.exitCode === null && server.signalCode === null) {
          const ended = once(server, 'exit')
          server.kill('SIGINT')
          await ended
        }
        clear()
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}

const queryAt = async (url: string, text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Copies the files of a running primary, with the mark that says where the log must be replayed from. */
const copyPrimary = async (
  { url, dataFolder }: Pick<RunningPostgres, 'url' | 'dataFolder'>,
  data: string,
): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_config where name = 'BINDIR'",
    )
    // Begin and end of a copy belong to one connection.
    await client.query("select pg_backup_start('standby', fast => true)")
    cpSync(dataFolder, data, {
      recursive: true,
      filter: (path) => !notCopied.has(basename(path)),
    })
    const { rows: marks } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    for (const empty of ['pg_wal', 'pg_replslot', 'pg_stat_tmp'])
      mkdirSync(join(data, empty), { recursive: true })
    writeFileSync(join(data, 'backup_label'), marks[0]!.labelfile)
    writeFileSync(join(data, 'standby.signal'), '')
    chmodSync(data, 0o700)
    const { uid, gid } = statSync(dataFolder)
    lchownSync(data, uid, gid)
    for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(data, path), uid, gid)
    return rows[0]!.setting
  } finally {
    await client.end()
  }
}

const untilItAnswers = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answers = await queryAt(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The standby does not start.')
    await sleep(50)
  }
}
