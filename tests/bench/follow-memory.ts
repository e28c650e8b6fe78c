import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { readMemory } from '../support/process-memory.ts'

const MB = 1024 * 1024

/**
 * How long a process is left alone before its memory counts as idle, in milliseconds. The services load a
 * worker after 5 s.
 */
const restMs = 8_000

/**
 * Follows the resident memory of another process on Linux by the kernel's high-water mark, which misses no
 * peak. Begins with the idle memory.
 */
export const followMemory = async (
  pid: number,
): Promise<{ end: () => Promise<{ idleMB: number; peakMB: number }> }> => {
  await wait(restMs)
  // Writing 5 resets the high-water mark to the present resident memory.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const idleMB = readMemory(pid) / MB
  return { end: async () => ({ idleMB, peakMB: readMemory(pid, 'VmHWM') / MB }) }
}
