import { expect, test, vi } from 'vitest'
import { createAtOnce } from './at-once.ts'

test('of many calls of one person only a few begin, and others are not affected', async () => {
  const atOnce = createAtOnce(3)
  const released = Promise.withResolvers<void>()
  const call = vi.fn(() => released.promise)
  const crowd = Array.from({ length: 200 }, () => atOnce('attacker', call))
  const other = atOnce('other', async () => 'served')
  expect(call).toHaveBeenCalledTimes(3)
  expect(await other).toBe('served')
  released.resolve()
  const refused = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(197)
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
})

test('after calls ended or failed, others of the same person begin', async () => {
  const atOnce = createAtOnce(1)
  await expect(atOnce('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await atOnce('one', async () => 1)).toBe(1)
  expect(await atOnce('one', async () => 2)).toBe(2)
})
