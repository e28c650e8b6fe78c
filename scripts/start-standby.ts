import { elementAt } from '@quizwright/domain/defined.ts'
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
import { queryPostgres } from './query-postgres.ts'
import { freePort, type RunningPostgres } from './start-postgres.ts'

export type RunningStandby = {
  /** Its address, for DATABASE_READ_URL. */
  url: string
  /** Runs one statement on the standby. */
  query: (text: string) => Promise<pg.QueryResult>
  /** Kills the standby, like a machine that fails. */
  kill: () => void
  stop: () => Promise<void>
}

const patienceMs = 30_000
/**
 * Files that must not be copied: the marks of a running server, and the log, which comes from the primary.
 */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp'])

/**
 * Starts a streaming replica of a primary of start-postgres.ts from a copy of its files taken while it runs.
 * The npm packages only contain the server, so this does in SQL what pg_basebackup would do. Resolves when
 * the standby responds.
 */
export const startStandby = async (
  primary: Pick<RunningPostgres, 'url' | 'dataFolder'>,
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
    const port = await freePort()
    const url = new URL(primary.url)
    const all = {
      fsync: 'off',
      wal_retrieve_retry_interval: '200ms',
      primary_conninfo: whomToFollow(url),
    }
    const { uid, gid } = statSync(primary.dataFolder)
    const server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) },
    )
    url.port = String(port)
    await untilItAnswers(url.href, server)
    return {
      url: url.href,
      query: (text) => queryPostgres(url.href, text),
      kill: () => void server.kill('SIGKILL'),
      stop: async () => {
        await end(server)
        clear()
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}

/** The connection string of the primary, in libpq's form. */
const whomToFollow = (primary: URL): string =>
  Object.entries({
    host: primary.hostname,
    port: primary.port,
    user: primary.username,
    password: primary.password,
  })
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')

/** Copies the files of a running primary, and writes the label from which the log must be replayed. */
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
    // The begin and the end of a copy must use the same connection.
    await client.query("select pg_backup_start('standby', fast => true)")
    cpSync(dataFolder, data, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
    const { rows: marks } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    for (const empty of ['pg_wal', 'pg_replslot', 'pg_stat_tmp'])
      mkdirSync(join(data, empty), { recursive: true })
    writeFileSync(join(data, 'backup_label'), elementAt(marks, 0).labelfile)
    writeFileSync(join(data, 'standby.signal'), '')
    chmodSync(data, 0o700)
    const { uid, gid } = statSync(dataFolder)
    lchownSync(data, uid, gid)
    for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(data, path), uid, gid)
    return elementAt(rows, 0).setting
  } finally {
    await client.end()
  }
}

const untilItAnswers = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answers = await queryPostgres(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The standby does not start.')
    await sleep(50)
  }
}

/** Shuts a server down in Postgres' fastest clean way. */
const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}
