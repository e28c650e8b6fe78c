import { readFileSync } from 'node:fs'

/** What Linux tells of the memory of a process: resident now, or at most since it was last reset. In bytes. */
export const readMemory = (pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1_024
}
