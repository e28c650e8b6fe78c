import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects the garbage of this process and returns what is left, in bytes. What a process holds of the system's memory
 * grows until V8 has a reason to collect; only what is left after it can be a leak.
 */
export const readLiveMemory = (): number => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
