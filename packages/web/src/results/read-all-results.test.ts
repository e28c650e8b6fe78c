import { Problem } from '@quizwright/contracts/problem.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { expect, test } from 'vitest'
import { readAllResults, type ResultRange } from './read-all-results.ts'

const result = (no: number) => ({ _id: `r${no}` }) as ListedResult
const listOf = (length: number) => Array.from({ length }, (_, no) => result(no))
const idsOf = (results: readonly ListedResult[]) => results.map(({ _id }) => _id)

/** Reads like the services: with `after`, from behind that result and without the total. */
const pageOf = (stored: readonly ListedResult[], { from, count, after }: ResultRange) => {
  const start = from + (after ? stored.findIndex(({ _id }) => _id === after) + 1 : 0)
  return { results: stored.slice(start, start + count), ...(!after && { total: stored.length }) }
}

test('reads three pages at once after the first, keeps their order and reports the progress', async () => {
  const stored = listOf(3_500)
  let open = 0
  let mostOpen = 0
  const progress: number[][] = []
  const all = await readAllResults(
    async (range) => {
      mostOpen = Math.max(mostOpen, ++open)
      // Later pages answer first.
      for (let turns = 10_000; turns > range.from; turns -= 1_000) await Promise.resolve()
      open--
      return pageOf(stored, range)
    },
    (read, total) => progress.push([read, total]),
  )
  expect(idsOf(all)).toEqual(idsOf(stored))
  expect(mostOpen).toBe(3)
  expect(progress).toEqual([
    [1_000, 3_500],
    [2_000, 3_500],
    [3_000, 3_500],
  ])
})

test('requests the next page as soon as one has arrived, although others are still open', async () => {
  const stored = listOf(20_000)
  const answers: (() => void)[] = []
  const reading = readAllResults(
    (range) =>
      new Promise((resolve) => {
        const answer = () => resolve(pageOf(stored, range))
        if (range.after) answers.push(answer)
        else answer()
      }),
  )
  for (const requested of [3, 4, 5, 6]) {
    await expect.poll(() => answers.length).toBe(requested)
    answers[requested - 3]!()
  }
  await expect.poll(() => answers.length).toBe(7)
  void reading
})

test('given a page that fails, then the reading fails', async () => {
  const stored = listOf(6_000)
  const reading = readAllResults(async (range) => {
    if (range.from === 2_000) throw new Error('unreachable')
    return pageOf(stored, range)
  })
  await expect(reading).rejects.toThrow('unreachable')
})

test('results handed in meanwhile neither hide nor repeat an older one', async () => {
  let stored = listOf(6_000)
  const all = await readAllResults(async (range) => {
    const page = pageOf(stored, range)
    stored = [result(10_000 + stored.length), ...stored]
    return page
  })
  expect(idsOf(all)).toEqual(idsOf(listOf(6_000)))
})

test('reads page by page from services that do not know `after`', async () => {
  const stored = listOf(4_500)
  const requested: ResultRange[] = []
  const all = await readAllResults(async ({ from, count, after }) => {
    requested.push({ from, count, ...(after && { after }) })
    return { results: stored.slice(from, from + count), total: stored.length }
  })
  expect(idsOf(all)).toEqual(idsOf(stored))
  expect(requested.filter(({ after }) => !after).map(({ from }) => from)).toEqual([
    0, 1_000, 2_000, 3_000, 4_000,
  ])
})

test('reads page by page from services that refuse `after`', async () => {
  const stored = listOf(4_500)
  const all = await readAllResults(async (range) => {
    if (range.after) throw new Problem('CONTRACT')
    return pageOf(stored, range)
  })
  expect(idsOf(all)).toEqual(idsOf(stored))
})

test('without a total, reads until a page is not full', async () => {
  const stored = listOf(2_000)
  const all = await readAllResults(async ({ from, count }) => ({
    results: stored.slice(from, from + count),
  }))
  expect(idsOf(all)).toEqual(idsOf(stored))
})

test('returns nothing if there are no results', async () => {
  expect(await readAllResults(async () => ({ results: [], total: 0 }))).toEqual([])
})
