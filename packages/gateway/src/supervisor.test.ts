import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cannotStart,
  createSupervisor,
  ready,
  restartDelay,
  type Order,
  type WorkerProcess,
} from './supervisor.ts'

class FakeWorker extends EventEmitter implements WorkerProcess {
  readonly orders: (Order | 'SIGKILL')[] = []
  readonly id: number
  dead = false
  readonly process = {
    kill: () => {
      this.orders.push('SIGKILL')
      this.end(null)
    },
  }
  constructor(id: number) {
    super()
    this.id = id
  }
  send(order: Order) {
    this.orders.push(order)
  }
  isDead() {
    return this.dead
  }
  end(code: number | null) {
    this.dead = true
    this.emit('exit', code, null)
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const supervise = (workers = 2) => {
  const forked: FakeWorker[] = []
  const exits: number[] = []
  const supervisor = createSupervisor({
    workers,
    log: silent,
    patienceMs: 1_000,
    exit: (code) => exits.push(code),
    fork: () => {
      const worker = new FakeWorker(forked.length + 1)
      forked.push(worker)
      return worker
    },
  })
  return { supervisor, forked, exits, worker: (id: number) => forked[id - 1]! }
}
const serve = (...workers: FakeWorker[]) => {
  for (const worker of workers) worker.emit('message', ready)
}
const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a supervisor', () => {
  test('starts as many workers as it was told', () => {
    expect(supervise(3).forked).toHaveLength(3)
  })

  test('puts another in the place of one that crashed', async () => {
    const { forked, worker } = supervise()
    worker(1).end(1)
    await settle()
    expect(forked).toHaveLength(3)
  })

  test('takes its time when they crash again and again', async () => {
    const { forked, worker } = supervise(1)
    for (let id = 1; id <= 6; id++) {
      worker(id).end(1)
      await settle()
    }
    expect(forked).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(999)
    expect(forked).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(1)
    expect(forked).toHaveLength(7)
  })

  test('gives up when no worker can start, and ends those that run', async () => {
    const { worker, exits, forked } = supervise()
    serve(worker(1))
    worker(2).end(cannotStart)
    await settle()
    expect(worker(1).orders).toEqual(['stop'])
    worker(1).end(0)
    await settle()
    expect([exits, forked.length]).toEqual([[1], 2])
  })

  test('stops when all have ended, and starts nobody meanwhile', async () => {
    const { supervisor, worker, exits, forked } = supervise()
    serve(worker(1), worker(2))
    void supervisor.stop()
    worker(1).end(0)
    await settle()
    expect(exits).toEqual([])
    worker(2).end(0)
    await settle()
    expect([exits, forked.length]).toEqual([[0], 2])
  })

  test('kills one that does not end in time', async () => {
    const { supervisor, worker, exits } = supervise(1)
    serve(worker(1))
    void supervisor.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([worker(1).orders, exits]).toEqual([['stop', 'SIGKILL'], [0]])
  })

  test('kills one that is still loading and could not hear the order', async () => {
    const { supervisor, worker, exits } = supervise(1)
    void supervisor.stop()
    await settle()
    expect([worker(1).orders, exits]).toEqual([['SIGKILL'], [0]])
  })
})

describe('rolling', () => {
  test('replaces one after the other, each new one ready before its old one is told to leave', async () => {
    const { supervisor, worker, forked } = supervise()
    serve(worker(1), worker(2))
    void supervisor.roll()
    await settle()
    expect([forked.length, worker(1).orders]).toEqual([3, []])
    worker(3).emit('message', ready)
    await settle()
    expect([forked.length, worker(1).orders, worker(2).orders]).toEqual([3, ['roll'], []])
    worker(1).end(0)
    await settle()
    expect(forked).toHaveLength(4)
    worker(4).emit('message', ready)
    await settle()
    worker(2).end(0)
    await settle()
    expect([forked.length, worker(3).orders, worker(4).orders]).toEqual([4, [], []])
  })

  test.each([1, cannotStart])(
    'keeps the old ones, and no more of them, when a new one does not start (%d)',
    async (code) => {
      const { supervisor, worker, forked, exits } = supervise(1)
      serve(worker(1))
      const rolled = supervisor.roll()
      await settle()
      worker(2).end(code)
      await rolled
      await settle()
      expect([worker(1).orders, forked.length, exits]).toEqual([[], 2, []])
    },
  )

  test('passes by one that crashed before its turn, and ends with as many as there were', async () => {
    const { supervisor, worker, forked } = supervise()
    serve(worker(1), worker(2))
    const rolled = supervisor.roll()
    await settle()
    worker(3).emit('message', ready)
    await settle()
    worker(2).end(1)
    worker(1).end(0)
    await rolled
    await settle()
    expect([forked.length, forked.filter((one) => !one.isDead()).length]).toEqual([4, 2])
  })

  test('starts another when the old one crashes and its successor does not come up', async () => {
    const { supervisor, worker, forked } = supervise(1)
    serve(worker(1))
    void supervisor.roll()
    await settle()
    worker(1).end(1)
    await settle()
    expect(forked).toHaveLength(2)
    worker(2).end(1)
    await settle()
    expect(forked).toHaveLength(3)
  })
})

test.each([
  [1, 0],
  [5, 0],
  [6, 1_000],
  [7, 2_000],
  [20, 30_000],
])('after %d crashes in a minute the next start waits %d ms', (crashes, delay) => {
  expect(restartDelay(crashes)).toBe(delay)
})
