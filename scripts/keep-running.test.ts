import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizwright-keep-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A program that appends its id to a file at each start and then does what it is told. */
const program = (then: string) => [
  '-e',
  `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'ids'))}, process.pid + '\\n'); ${then}`,
]
const ids = (): number[] => {
  try {
    return readFileSync(join(folder, 'ids'), 'utf8').trim().split('\n').map(Number)
  } catch {
    return []
  }
}
const keep = (then: string) => {
  const said: string[] = []
  const gaveUp: true[] = []
  const kept = keepRunning({
    name: 'program',
    args: program(then),
    env: process.env,
    say: (sentence) => said.push(sentence),
    gaveUp: () => gaveUp.push(true),
  })
  return { kept, said, gaveUp }
}
const alive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
const wait = { timeout: 15_000 }

test('restarts a program that dies, and says so', async () => {
  const { kept, said } = keep('setInterval(() => {}, 1000)')
  await expect.poll(() => ids().length, wait).toBe(1)
  kept.works()
  process.kill(ids()[0]!, 'SIGKILL')
  await expect.poll(() => ids().length, wait).toBe(2)
  expect(said).toEqual(['The program ended (SIGKILL) and is started again.'])
  await kept.stop(5_000)
})

/** Keeps a program that appends its id at its start, and its id and a half as a spare. */
const keepWithSpare = (say: (sentence: string) => void = () => {}) => {
  const module = join(import.meta.dirname, '../packages/server/src/process/wait-on-standby.ts')
  const note = (line: string) =>
    `appendFileSync(${JSON.stringify(join(folder, 'ids'))}, process.pid + ${line})`
  return keepRunning({
    name: 'program',
    args: [
      '--input-type=module',
      '-e',
      `import { appendFileSync } from 'node:fs'; import { waitOnStandby } from ${JSON.stringify(module)}; ` +
        `if (process.env.STANDBY) ${note("'.5\\n'")}; await waitOnStandby(); ${note("'\\n'")}; ` +
        'setInterval(() => {}, 1000)',
    ],
    env: process.env,
    say,
    gaveUp: () => {},
    hasSpare: true,
    spareDelayMs: 100,
  })
}
const spareIsLoaded = { timeout: 25_000 }
/** The ids of processes that run the program, without those that only wait as a spare. */
const runningIds = () => ids().filter(Number.isInteger)

test('a spare process that has loaded the program takes over when it dies, and ends when it is stopped', async () => {
  const kept = keepWithSpare()
  await expect.poll(() => ids().length, wait).toBe(1)
  kept.works()
  await expect.poll(() => ids().length, spareIsLoaded).toBe(2)
  const [first, loaded] = ids()
  expect(loaded! % 1).toBe(0.5)
  process.kill(first!, 'SIGKILL')
  await expect.poll(() => runningIds()[1], wait).toBe(Math.floor(loaded!))
  expect(kept.pid()).toBe(Math.floor(loaded!))
  await kept.stop(5_000)
  expect(alive(Math.floor(loaded!))).toBe(false)
})

test('given a spare that dies just before it is to take over, then the program is started again', async () => {
  // The spare ends while this process is blocked, right before the timer that sends it the message.
  const killSpare = () => {
    process.kill(Math.floor(ids()[1]!), 'SIGKILL')
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300))
  }
  const said: string[] = []
  const kept = keepWithSpare((sentence) => {
    if (said.push(sentence) === 1) killSpare()
  })
  await expect.poll(() => ids().length, wait).toBe(1)
  kept.works()
  await expect.poll(() => ids().length, spareIsLoaded).toBe(2)
  process.kill(ids()[0]!, 'SIGKILL')
  await expect.poll(() => runningIds().length, wait).toBe(2)
  expect(kept.pid()).toBe(runningIds()[1])
  expect(said).toHaveLength(2)
  await kept.stop(5_000)
})

test('does not restart a program that ended before it ever worked', async () => {
  const { gaveUp } = keep('process.exit(1)')
  await expect.poll(() => gaveUp.length, wait).toBe(1)
  expect(ids()).toHaveLength(1)
})

test('stopping ends the program and does not restart it', async () => {
  const { kept } = keep('setInterval(() => {}, 1000)')
  await expect.poll(() => ids().length, wait).toBe(1)
  kept.works()
  await kept.stop(5_000)
  expect([alive(ids()[0]!), ids().length]).toEqual([false, 1])
  await kept.stop(5_000)
})

test('kills a program that does not end', async () => {
  const { kept } = keep("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)")
  await expect.poll(() => ids().length, wait).toBe(1)
  await kept.stop(200)
  expect(alive(ids()[0]!)).toBe(false)
})

test('a program whose parent is killed ends with it', async () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, path))
  const child =
    `import { appendFileSync } from 'node:fs'; import { endWithParent } from ` +
    `${module('../packages/server/src/process/end-with-parent.ts')}; endWithParent(); ` +
    `appendFileSync(${JSON.stringify(join(folder, 'ids'))}, process.pid + '\\n'); setInterval(() => ` +
    '{}, 1000)'
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { keepRunning } from ${module('keep-running.ts')}; keepRunning({ name: 'program', args: ` +
      `['--input-type=module', '-e', ${JSON.stringify(child)}], env: process.env, say: () => {}, ` +
      'gaveUp: () => {} })',
  ])
  await expect.poll(() => ids().length, wait).toBe(1)
  parent.kill('SIGKILL')
  await expect.poll(() => alive(ids()[0]!), wait).toBe(false)
})
