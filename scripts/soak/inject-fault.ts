import { setTimeout as sleep } from 'node:timers/promises'
import { killAndRestart, type ServerName } from '../../tests/faults/interrupted-save.ts'
import type { ProcessWorld } from '../../tests/support/process-world.ts'
import type { Random } from '../fuzz/random.ts'

const stoppedMs = 4_000
const servers: readonly ServerName[] = ['services', 'gateway']

/**
 * Kills one of the servers and restarts it, or pauses it for some seconds. Servers in `mustLive` are only
 * paused, because a leak only shows in a process that lives on. Returns what was done, in words.
 */
export const injectFault = async (
  world: ProcessWorld,
  random: Random,
  mustLiveOn: readonly ServerName[] = [],
): Promise<string> => {
  const name = random.pick(servers)
  if (random.chance(50) && !mustLiveOn.includes(name)) {
    await killAndRestart(world[name])
    return `the ${name} killed`
  }
  process.kill(world[name].pid(), 'SIGSTOP')
  await sleep(stoppedMs)
  process.kill(world[name].pid(), 'SIGCONT')
  return `the ${name} stopped for ${stoppedMs / 1_000} s`
}
