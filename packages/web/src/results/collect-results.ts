import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'

type ResultPage = { results: readonly ListedResult[] }

/** Keeps each result once, in the order in which they were added: a result handed in meanwhile shifts the pages. */
export const collectResults = (pages: readonly ResultPage[] = []) => {
  const results = new Map<string, ListedResult>()
  const add = (page: ResultPage): boolean => {
    const expected = results.size + page.results.length
    for (const result of page.results) results.set(result._id, result)
    return results.size === expected
  }
  for (const page of pages) add(page)
  return {
    /** Returns whether all results of the page were new. */
    add,
    size: () => results.size,
    all: () => [...results.values()],
  }
}
