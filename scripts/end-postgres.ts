/**
 * Beside start-postgres.ts, with its folder as argument: should that process be killed, this one ends the
 * server it leaves behind and clears its folder.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = process.argv[2] ?? ''
const idFile = join(folder, 'data', 'postmaster.pid')

/** The server's process, as long as it has not ended: it takes the file away itself. */
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
    // Its quickest clean end.
    if (id) process.kill(id, 'SIGINT')
    for (let waited = 0; serverId() && waited < 100; waited++) await sleep(100)
  } catch {
    // It has ended already, or was never there.
  }
  rmSync(folder, { recursive: true, force: true })
}

// It may have been killed before this one could listen.
if (process.connected) process.once('disconnect', () => void end())
else await end()
