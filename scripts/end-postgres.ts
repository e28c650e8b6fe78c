/**
 * The watcher of start-postgres.ts, with its folder as argument: if that process is killed, ends the server
 * that it left behind and removes its folder.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = process.argv[2] ?? ''
const idFile = join(folder, 'data', 'postmaster.pid')

/** The id of the server's process while it runs. A server that ends cleanly removes the file. */
const serverId = (): number | undefined => {
  try {
    return Number(readFileSync(idFile, 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const end = async (): Promise<void> => {
  const id = serverId()
  try {
    // SIGINT is the fastest clean shutdown of Postgres.
    if (id) process.kill(id, 'SIGINT')
    for (let waited = 0; serverId() && waited < 100; waited++) await sleep(100)
  } catch {
    // It has ended already, or was never there.
  }
  rmSync(folder, { recursive: true, force: true })
}

// The parent may have been killed before this process could listen.
if (process.connected) process.once('disconnect', () => void end())
else await end()
