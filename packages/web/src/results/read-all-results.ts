import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { type OnProgress, readsAtOnce } from '../api/reading-in-parts.ts'
import { collectResults } from './collect-results.ts'
import { refusesAfter } from './refuses-after.ts'
import { defined, lastOf } from '@quizwright/domain/defined.ts'

/** A part of the list, from the start or from the result behind `after`. */
export type ResultRange = { from: number; count: number; after?: string }
type ResultPage = {
  results: readonly ListedResult[]
  /** The number of all results, if the service reports it. */
  total?: number | undefined
}
type ReadPage = (range: ResultRange) => Promise<ResultPage>

/** Larger than a page of the list, for fewer requests that are still small. */
const count = 1_000

/**
 * Reads page by page, for services that do not know `after`. A result handed in meanwhile shifts the others, so
 * that the last of one page is repeated as the first of the next.
 */
const readOneByOne = async (readPage: ReadPage, first: ResultPage): Promise<ListedResult[]> => {
  const collected = collectResults()
  for (let from = 0, page = first; ; page = await readPage({ from, count })) {
    const { results, total = results.length < count ? from + results.length : Infinity } = page
    collected.add(page)
    if (results.length === 0 || from + results.length >= total) return collected.all()
    from += results.length
  }
}

/**
 * Reads all results, each once, several pages at a time. All pages are counted from a result that was read before,
 * because results handed in meanwhile shift the pages that are counted from the start.
 */
export const readAllResults = async (
  readPage: ReadPage,
  onProgress: OnProgress = () => undefined,
): Promise<ListedResult[]> => {
  const first = await readPage({ from: 0, count })
  const { total } = first
  if (total === undefined || first.results.length < count) return readOneByOne(readPage, first)
  const collected = collectResults([first])
  const reading: Promise<ResultPage>[] = []
  for (let last = first; last.results.length === count;) {
    onProgress(Math.min(collected.size(), total), total)
    const after = lastOf(last.results)._id
    // The next page is requested as soon as one has arrived, so that service and page always work at the same time.
    while (reading.length < readsAtOnce) {
      const page = readPage({ after, from: reading.length * count, count })
      // It rejects below, when it is its turn.
      page.catch(() => undefined)
      reading.push(page)
    }
    const next = await defined(reading.shift(), 'next page').catch(ignoreRefusal)
    if (!next || !collected.add(next)) break
    last = next
  }
  return collected.size() < total ? readOneByOne(readPage, first) : collected.all()
}

const ignoreRefusal = (error: unknown): undefined => {
  if (!refusesAfter(error)) throw error
}
