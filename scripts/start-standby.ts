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
  /** Its own port of loopback. */
  port?: number
  /** Ports of those that may become the primary; it follows whichever is. */
  peers?: readonly number[]
  /** Settings of the server. */
  settings?: Readonly<Record<string, string>>
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
  { name = 'standby', port, peers = [], settings = {} }: StandbyOptions = {},
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
    const ownPort = port ?? (await freePort())
    const url = new URL(primary.url)
    const all = {
      fsync: 'off',
      wal_retrieve_retry_interval: '200ms',
      primary_conninfo: whomToFollow(url, name, peers),
      ...settings,
    }
    const { uid, gid } = statSync(primary.dataFolder)
    const server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(ownPort),
        ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) },
    )
    url.port = String(ownPort)
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

/** In the words of libpq, which tries the hosts in turn for the one that takes writes. */
const whomToFollow = (primary: URL, name: string, peers: readonly number[]): string => {
  const ports = [Number(primary.port), ...peers]
  return Object.entries({
    host: ports.map(() => primary.hostname).join(','),
    port: ports.join(','),
    user: primary.username,
    password: primary.password,
    application_name: name,
    target_session_attrs: 'read-write',
  })
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')
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
    cpSync(dataFolder, data, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
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
    const answers = await queryPostgres(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The standby does not start.')
    await sleep(50)
  }
}

/** Postgres' quickest clean end. */
const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}
