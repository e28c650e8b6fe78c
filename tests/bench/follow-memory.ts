import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { readMemory } from '../support/process-memory.ts'

const MB = 1024 * 1024

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
  const idleMB = readMemory(pid) / MB
  return { end: async () => ({ idleMB, peakMB: readMemory(pid, 'VmHWM') / MB }) }
}
