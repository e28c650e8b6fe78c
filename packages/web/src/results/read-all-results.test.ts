import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { expect, test } from 'vitest'
import { readAllResults } from './read-all-results.ts'

const result = (no: number) => ({ _id: `r${no}` }) as ListedResult

test('reads all pages, and a result that moved to the next page only once', async () => {
  let stored = Array.from({ length: 2_500 }, (_, no) => result(no))
  const requested: number[] = []
  const all = await readAllResults(async ({ from, count }) => {
    requested.push(from)
    const page = { results: stored.slice(from, from + count), total: stored.length }
    stored = [result(10_000 + from), ...stored]
    return page
  })
  expect(requested).toEqual([0, 1_000, 2_000])
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
  expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 2_500 }, (_, no) => `r${no}`))
})

test('without a total, reads until a page is not full', async () => {
  const stored = Array.from({ length: 2_000 }, (_, no) => result(no))
  expect(
    await readAllResults(async ({ from, count }) => ({ results: stored.slice(from, from + count) })),
  ).toHaveLength(2_000)
})

test('returns nothing if there are no results', async () => {
  expect(await readAllResults(async () => ({ results: [], total: 0 }))).toEqual([])
})
