import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

test('given more ids than a call accepts, then each id is in exactly one call', async () => {
  const ids = Array.from({ length: 2_001 }, (_, index) => `q${index}`)
  const calls: string[][] = []
  await inParts(ids, async (part) => calls.push(part))
  expect(calls.map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect(calls.flat()).toEqual(ids)
})
