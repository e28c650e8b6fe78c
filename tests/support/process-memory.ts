import { readFileSync } from 'node:fs'

/** The memory of a process on Linux in bytes: resident now, or the peak since the last reset. */
export const readMemory = (pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1_024
}
