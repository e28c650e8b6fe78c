import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a process is left alone before its memory counts as idle, in ms: the services load a worker after 5 s. */
const restMs = 8_000

/**
 * Follows the resident memory of another process on Linux, by the kernel's own high-water mark: it misses no
 * peak between two looks. Begins with the idle figure.
 */
export const followMemory = async (
  pid: number,
): Promise<{ end: () => Promise<{ idleMB: number; peakMB: number }> }> => {
  await wait(restMs)
  // 5 sets the high-water mark back to what is resident now.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const idleMB = await readStatus(pid, 'VmRSS')
  return { end: async () => ({ idleMB, peakMB: await readStatus(pid, 'VmHWM') }) }
}

const readStatus = async (pid: number, field: string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)![1]) / 1024
}
