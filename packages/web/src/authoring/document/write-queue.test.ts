import { expect, test } from 'vitest'
import { createWriteQueue, type StorageTrouble } from './write-queue.ts'

const fail = (name: string) => () => Promise.reject(new DOMException('', name))

test('reports trouble once until a write succeeds again', async () => {
  const told: StorageTrouble[] = []
  const queue = createWriteQueue((trouble) => told.push(trouble))
  await queue.add(fail('QuotaExceededError'))
  await queue.add(fail('QuotaExceededError'))
  expect([told, queue.hasTrouble()]).toEqual([['full'], true])
  await queue.add(() => Promise.resolve())
  expect(queue.hasTrouble()).toBe(false)
  await queue.add(fail('InvalidStateError'))
  expect(told).toEqual(['full', 'unavailable'])
})

test('runs writes in order, even if an earlier one is slow or fails', async () => {
  const done: string[] = []
  const queue = createWriteQueue(() => undefined)
  const { promise, reject } = Promise.withResolvers<void>()
  const first = queue.add(() => promise.finally(() => done.push('first')))
  const second = queue.add(() => Promise.resolve(void done.push('second')))
  reject(new Error('gone'))
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})
