import { expect, test, vi } from 'vitest'
import { collectYoung, createBufferCollector } from './collect-young.ts'

const MiB = 1_024 * 1_024

test('given buffers, then young garbage is collected once for every 8 MB of them', () => {
  const collect = vi.fn()
  const count = createBufferCollector(8 * MiB, collect)
  for (let chunk = 0; chunk < 127; chunk++) count(MiB / 16)
  expect(collect).not.toHaveBeenCalled()
  for (let chunk = 0; chunk < 129; chunk++) count(MiB / 16)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('given a collection, then the memory of unreferenced buffers is released', async () => {
  // Excludes the garbage of earlier tests.
  collectYoung()
  const before = process.memoryUsage().arrayBuffers
  for (let index = 0; index < 16; index++) Buffer.alloc(MiB)
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(12 * MiB)
  collectYoung()
  // A background thread releases the buffers.
  await expect.poll(() => process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * MiB)
})
