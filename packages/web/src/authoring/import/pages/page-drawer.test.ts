import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageDrawer, type DrawingWorker } from './page-drawer.ts'

const box = { page: 3, left: 0, bottom: 0, right: 100, top: 50 }
const bitmap = { width: 10 } as ImageBitmap

/** Workers that record what they are sent, and answer when told to. */
const setUp = () => {
  const workers: { sent: unknown[]; isEnded: boolean; answer: (data: object) => void; fail: () => void }[] =
    []
  const drawer = createPageDrawer(new Blob(['%PDF']), async () => {
    const worker: DrawingWorker = {
      postMessage: (message: unknown) => void state.sent.push(message),
      terminate: () => {
        state.isEnded = true
      },
      onmessage: null,
      onerror: null,
    }
    const state = {
      sent: [] as unknown[],
      isEnded: false,
      answer: (data: object) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent),
      fail: () => worker.onerror?.call(worker as Worker, {} as ErrorEvent),
    }
    workers.push(state)
    return worker
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { drawer, workers, settle }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('places are drawn by one worker, which gets the file once, and other messages are no answers', async () => {
  const { drawer, workers, settle } = setUp()
  const drawn = [drawer.draw(box, 500), drawer.draw({ ...box, page: 4 }, 500)]
  await settle()
  expect(workers.map(({ sent }) => sent)).toEqual([
    [
      { file: expect.any(Blob) as Blob },
      { id: 1, box, width: 500 },
      { id: 2, box: { ...box, page: 4 }, width: 500 },
    ],
  ])
  workers[0]?.answer({ action: 'ready' })
  workers[0]?.answer({ id: 2, bitmap: undefined })
  workers[0]?.answer({ id: 1, bitmap })
  expect(await Promise.all(drawn)).toEqual([bitmap, undefined])
})

test.each([
  ['takes too long', () => vi.advanceTimersByTimeAsync(60_000)],
  ['breaks', (fail: () => void) => fail()],
])('a worker that %s is ended, and the next place is drawn by another', async (_, happen) => {
  const { drawer, workers, settle } = setUp()
  const drawn = drawer.draw(box, 500)
  await settle()
  await happen(() => workers[0]?.fail())
  expect(await drawn).toBeUndefined()
  expect(workers[0]?.isEnded).toBe(true)
  const next = drawer.draw(box, 500)
  await settle()
  workers[1]?.answer({ id: 2, bitmap })
  expect(await next).toBe(bitmap)
})

test('a review that ends, ends its worker', async () => {
  const { drawer, workers, settle } = setUp()
  const drawn = drawer.draw(box, 500)
  await settle()
  drawer.end()
  await settle()
  expect([await drawn, workers[0]?.isEnded]).toEqual([undefined, true])
})
