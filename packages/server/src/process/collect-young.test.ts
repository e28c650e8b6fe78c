import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { createBufferCollector } from './collect-young.ts'

const MiB = 1_024 * 1_024

test('given buffers, then young garbage is collected once for every 8 MB of them', () => {
  const collect = vi.fn()
  const count = createBufferCollector(8 * MiB, collect)
  for (let chunk = 0; chunk < 127; chunk++) count(MiB / 16)
  expect(collect).not.toHaveBeenCalled()
  for (let chunk = 0; chunk < 129; chunk++) count(MiB / 16)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('given a collection, then the memory of unreferenced buffers is released', () => {
  // In a process of its own, because the garbage of other tests is released at any time.
  const module = new URL('collect-young.ts', import.meta.url).href
  const program = `
    import { setTimeout } from 'node:timers/promises'
    import { collectYoung } from '${module}'
    const buffers = Array.from({ length: 16 }, () => Buffer.alloc(${MiB}))
    const withBuffers = process.memoryUsage().arrayBuffers
    buffers.length = 0
    collectYoung()
    const released = () => withBuffers - process.memoryUsage().arrayBuffers
    // A background thread releases the buffers one after the other.
    for (let tries = 0; tries < 100 && released() < ${12 * MiB}; tries++) await setTimeout(20)
    console.log(released())`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(Number(output)).toBeGreaterThan(12 * MiB)
})
