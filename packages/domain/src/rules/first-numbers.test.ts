import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFirstNumbers } from './first-numbers.ts'

const maxHash = 2 ** 53 - 1

test('returns the first number of each hash, as a Map would, for any hashes in any order', () => {
  const hash = fc.oneof(
    fc.nat({ max: 300 }),
    fc.maxSafeNat(),
    fc.constantFrom(0, maxHash, 2 ** 32, 2 ** 32 + 1),
  )
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 500 }), (hashes) => {
      const table = createFirstNumbers()
      const map = new Map<number, number>()
      for (const [index, one] of hashes.entries()) {
        expect(table.firstOf(one, index + 1)).toBe(map.get(one))
        if (!map.has(one)) map.set(one, index + 1)
      }
    }),
  )
})

test('remembers each of 200,000 hashes that differ only in their upper part', () => {
  const table = createFirstNumbers()
  const hashAt = (index: number) => (index % 2 ** 21) * 2 ** 32
  for (let index = 0; index < 200_000; index++) table.firstOf(hashAt(index), index + 1)
  const wrong = Array.from({ length: 200_000 }, (_, index) => index).filter(
    (index) => table.firstOf(hashAt(index), 1) !== index + 1,
  )
  expect(wrong).toEqual([])
})
