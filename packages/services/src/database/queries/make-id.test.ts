import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'

// A test that ran before in this process may have made ids at a later time, after which ids are only counted on.
let makeId: () => string
beforeEach(async () => {
  vi.resetModules()
  ;({ makeId } = await import('./make-id.ts'))
})

const randomPart = (id: string): string => id.slice(10)

test('ids are ULIDs, and each sorts after the ones before', () => {
  const ids = Array.from({ length: 10_000 }, () => makeId())
  expect(ids.every((id) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id))).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids of different milliseconds have other random parts, past the bytes that are drawn at once', async () => {
  const ids: string[] = []
  // More than 256 ids of 16 bytes use up 4,096 bytes.
  for (let count = 0; count < 300; count++) {
    await sleep(1)
    ids.push(makeId())
  }
  const characters = ids.map((id) => randomPart(id).slice(0, 4))
  expect(new Set(characters).size).toBeGreaterThan(290)
})
