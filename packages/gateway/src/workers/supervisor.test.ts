import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createSupervisor,
  listenCommand,
  loadedMessage,
  othersDelayMs,
  readyMessage,
  startErrorExitCode,
  type WorkerCommand,
  type WorkerProcess,
} from './supervisor.ts'

class FakeWorker extends EventEmitter implements WorkerProcess {
  readonly received: (WorkerCommand | 'SIGKILL' | 'listen')[] = []
  readonly id: number
  hasExited = false
  readonly process: { pid: number | undefined; kill: () => void } = {
    pid: 1,
    kill: () => {
      this.received.push('SIGKILL')
      this.exit(null)
    },
  }
  constructor(id: number) {
    super()
    this.id = id
  }
  send(command: WorkerCommand | typeof listenCommand) {
    this.received.push(command)
  }
  isDead() {
    return this.hasExited
  }
  exit(code: number | null) {
    this.hasExited = true
    this.emit('exit', code, null)
  }
  becomeReady() {
    this.emit('message', readyMessage)
  }
}

const log = { info: () => {}, warn: () => {}, error: () => {} }
/** Starts a supervisor. If `isStarted`, the first of several workers is ready and the others are loading. */
const supervise = (workers = 2, { isStarted = workers > 1 } = {}) => {
  const forked: FakeWorker[] = []
  const exitCodes: number[] = []
  const held: string[] = []
  const supervisor = createSupervisor({
    workers,
    log,
    killAfterMs: 1_000,
    notReadyServer: {
      open: async () => void held.push('open'),
      close: async () => void held.push('close'),
    },
    exit: (code) => exitCodes.push(code),
    fork: () => {
      const worker = new FakeWorker(forked.length + 1)
      forked.push(worker)
      return worker
    },
  })
  if (isStarted) {
    forked[0]!.becomeReady()
    vi.advanceTimersByTime(othersDelayMs)
  }
  return { supervisor, forked, exitCodes, held, worker: (id: number) => forked[id - 1]! }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a supervisor', () => {
  test('starts one worker, and the others a moment after it is ready', () => {
    const { forked, worker } = supervise(3, { isStarted: false })
    vi.advanceTimersByTime(othersDelayMs)
    expect(forked).toHaveLength(1)
    worker(1).becomeReady()
    vi.advanceTimersByTime(othersDelayMs - 1)
    expect(forked).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(forked).toHaveLength(3)
    worker(2).becomeReady()
    vi.advanceTimersByTime(othersDelayMs)
    expect(forked).toHaveLength(3)
  })

  test('given that it stops before the others are started, then it starts no more', () => {
    const { supervisor, forked, worker } = supervise(3, { isStarted: false })
    worker(1).becomeReady()
    void supervisor.stop()
    vi.advanceTimersByTime(othersDelayMs)
    expect(forked).toHaveLength(1)
  })

  test('given that the first worker crashed before it was ready, then its replacement starts the others', async () => {
    const { forked, worker } = supervise(2, { isStarted: false })
    worker(1).exit(1)
    await settle()
    expect(forked).toHaveLength(2)
    worker(2).becomeReady()
    vi.advanceTimersByTime(othersDelayMs)
    expect(forked).toHaveLength(3)
  })

  test('replaces a crashed worker', async () => {
    const { forked, worker } = supervise()
    worker(1).exit(1)
    await settle()
    expect(forked).toHaveLength(3)
  })

  test('given that its last ready worker crashed, then it holds the address for the next one', async () => {
    const { worker, held } = supervise(1)
    worker(1).becomeReady()
    worker(1).exit(1)
    await settle()
    expect(held).toEqual(['open'])
    worker(2).emit('message', loadedMessage)
    await settle()
    expect([held, worker(2).received]).toEqual([['open', 'close'], [listenCommand]])
  })

  test('given another ready worker, then it does not occupy the address', async () => {
    const { worker, held } = supervise(2)
    worker(2).becomeReady()
    worker(1).exit(1)
    await settle()
    expect(held).toEqual([])
  })

  test('given a worker that was killed just before a message to it, then only that worker is replaced', async () => {
    const { forked, worker, exitCodes } = supervise()
    worker(1).becomeReady()
    worker(1).emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    await settle()
    expect(forked).toHaveLength(2)
    worker(1).exit(null)
    await settle()
    expect([forked.length, exitCodes]).toEqual([3, []])
  })

  test('given a worker that the system could not start, then it starts another', async () => {
    const { forked, worker } = supervise(1)
    worker(1).process.pid = undefined
    worker(1).emit('error', Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }))
    await settle()
    expect(forked).toHaveLength(2)
  })

  test('given many crashes, then it waits before the restart', async () => {
    const { forked, worker } = supervise(1)
    for (let id = 1; id <= 6; id++) {
      worker(id).exit(1)
      await settle()
    }
    expect(forked).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(999)
    expect(forked).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(1)
    expect(forked).toHaveLength(7)
  })

  test('stops the other workers and exits with 1 if no worker can start', async () => {
    const { worker, exitCodes, forked } = supervise()
    worker(1).becomeReady()
    worker(2).exit(startErrorExitCode)
    await settle()
    expect(worker(1).received).toEqual(['stop'])
    worker(1).exit(0)
    await settle()
    expect([exitCodes, forked.length]).toEqual([[1], 2])
  })

  test('exits with 0 when all workers have stopped, and starts none in the meantime', async () => {
    const { supervisor, worker, exitCodes, forked } = supervise()
    worker(1).becomeReady()
    worker(2).becomeReady()
    void supervisor.stop()
    worker(1).exit(0)
    await settle()
    expect(exitCodes).toEqual([])
    worker(2).exit(0)
    await settle()
    expect([exitCodes, forked.length]).toEqual([[0], 2])
  })

  test('kills a worker that does not stop in time', async () => {
    const { supervisor, worker, exitCodes } = supervise(1)
    worker(1).becomeReady()
    void supervisor.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([worker(1).received, exitCodes]).toEqual([['stop', 'SIGKILL'], [0]])
  })

  test('kills a worker that is still loading, because it could not receive the command', async () => {
    const { supervisor, worker, exitCodes } = supervise(1)
    void supervisor.stop()
    await settle()
    expect([worker(1).received, exitCodes]).toEqual([['SIGKILL'], [0]])
  })
})

describe('a rolling restart', () => {
  test('replaces the workers one by one, each after its replacement is ready', async () => {
    const { supervisor, worker, forked } = supervise()
    worker(1).becomeReady()
    worker(2).becomeReady()
    void supervisor.roll()
    await settle()
    expect([forked.length, worker(1).received]).toEqual([3, []])
    worker(3).becomeReady()
    await settle()
    expect([forked.length, worker(1).received, worker(2).received]).toEqual([3, ['roll'], []])
    worker(1).exit(0)
    await settle()
    expect(forked).toHaveLength(4)
    worker(4).becomeReady()
    await settle()
    worker(2).exit(0)
    await settle()
    expect([forked.length, worker(3).received, worker(4).received]).toEqual([4, [], []])
  })

  test.each([1, startErrorExitCode])(
    'given a new worker that exits with %d, then only the old workers are kept',
    async (code) => {
      const { supervisor, worker, forked, exitCodes } = supervise(1)
      worker(1).becomeReady()
      const rolled = supervisor.roll()
      await settle()
      worker(2).exit(code)
      await rolled
      await settle()
      expect([worker(1).received, forked.length, exitCodes]).toEqual([[], 2, []])
    },
  )

  test('skips a worker that crashed before its turn, and ends with the configured number of workers', async () => {
    const { supervisor, worker, forked } = supervise()
    worker(1).becomeReady()
    worker(2).becomeReady()
    const rolled = supervisor.roll()
    await settle()
    worker(3).becomeReady()
    await settle()
    worker(2).exit(1)
    worker(1).exit(0)
    await rolled
    await settle()
    const runningCount = forked.filter((worker) => !worker.isDead()).length
    expect([forked.length, runningCount]).toEqual([4, 2])
  })

  test('starts another worker if the old one crashes and its replacement does not start', async () => {
    const { supervisor, worker, forked } = supervise(1)
    worker(1).becomeReady()
    void supervisor.roll()
    await settle()
    worker(1).exit(1)
    await settle()
    expect(forked).toHaveLength(2)
    worker(2).exit(1)
    await settle()
    expect(forked).toHaveLength(3)
  })
})
