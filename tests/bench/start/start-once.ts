import { defined } from '@quizwright/domain/defined.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntilHealthy } from '../../../scripts/ports.ts'
import { readMemory } from '../../support/process-memory.ts'

/** A program, and the address that responds with 200 when it is ready. */
export type Subject = { args: readonly string[]; env?: NodeJS.ProcessEnv; readyAt: string }
export type Start = { seconds: number; cpuSeconds: number; idleMB: number }

/** How long a process is left alone before its memory counts as idle, in milliseconds. */
const restMs = 4_000
/** A clock tick of `/proc/PID/stat`, in seconds. */
const tick = 0.01

const cpuSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Starts a program, waits until it is ready and then idle, and kills it. */
export const startOnce = async ({ args, env, readyAt }: Subject): Promise<Start> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1', ...env },
  })
  const ended = once(child, 'exit')
  try {
    const gaveUp = AbortSignal.any([AbortSignal.timeout(120_000), endSignal(ended)])
    if (!(await waitUntilHealthy(readyAt, gaveUp))) throw new Error(`Nothing became ready at ${readyAt}.`)
    const seconds = (performance.now() - startedAt) / 1_000
    const cpuSeconds = cpuSecondsOf(defined(child.pid, 'child.pid'))
    await sleep(restMs)
    return { seconds, cpuSeconds, idleMB: readMemory(defined(child.pid, 'child.pid')) / 1_024 ** 2 }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const endSignal = (ended: Promise<unknown>): AbortSignal => {
  const ending = new AbortController()
  void ended.then(() => ending.abort())
  return ending.signal
}
