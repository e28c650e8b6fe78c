import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'

export type Range = { from: number; count: number }
type ResultPage = {
  results: readonly ListedResult[]
  /** The number of all results, if the service reports it. */
  total?: number | undefined
}

/** Larger than a page of the list, for fewer requests that are still small. */
const pageSize = 1_000

/** Reads all results page by page, each result once. */
export const readAllResults = async (
  readPage: (range: Range) => Promise<ResultPage>,
): Promise<ListedResult[]> => {
  const results = new Map<string, ListedResult>()
  for (let from = 0; ; from += pageSize) {
    const { results: read, total = read.length < pageSize ? from + read.length : Infinity } = await readPage({
      from,
      count: pageSize,
    })
    // A result handed in meanwhile shifts the others, so that the last of one page is repeated as the first
    // of the next.
    for (const result of read) results.set(result._id, result)
    if (read.length === 0 || from + read.length >= total) return [...results.values()]
  }
}
