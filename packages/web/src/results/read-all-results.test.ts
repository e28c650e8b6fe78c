import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { expect, test } from 'vitest'
import { readAllResults } from './read-all-results.ts'

const result = (no: number) => ({ _id: `r${no}` }) as ListedResult

test('all parts are read, and what a new result pushed into the next part stands there once', async () => {
  let stored = Array.from({ length: 2_500 }, (_, no) => result(no))
  const asked: number[] = []
  const all = await readAllResults(async ({ from, count }) => {
    asked.push(from)
    const part = { results: stored.slice(from, from + count), total: stored.length }
    stored = [result(10_000 + from), ...stored]
    return part
  })
  expect(asked).toEqual([0, 1_000, 2_000])
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
  expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 2_500 }, (_, no) => `r${no}`))
})

test('a service that does not say how many there are is asked until a part is not full', async () => {
  const stored = Array.from({ length: 2_000 }, (_, no) => result(no))
  expect(
    await readAllResults(async ({ from, count }) => ({ results: stored.slice(from, from + count) })),
  ).toHaveLength(2_000)
})

test('nothing is nothing', async () => {
  expect(await readAllResults(async () => ({ results: [], total: 0 }))).toEqual([])
})
