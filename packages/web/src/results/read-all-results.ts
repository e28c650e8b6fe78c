import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'

export type Part = { from: number; count: number }
type Answer = {
  results: readonly ListedResult[]
  /** How many there are in all, where the service says so. */ total?: number | undefined
}

/** A download reads larger parts than a list: fewer calls, each still small. */
const atOnce = 1_000

/** Every result, each once, however many there are: read part by part until there is no more. */
export const readAllResults = async (readPart: (part: Part) => Promise<Answer>): Promise<ListedResult[]> => {
  const results = new Map<string, ListedResult>()
  for (let from = 0; ; from += atOnce) {
    const { results: read, total = read.length < atOnce ? from + read.length : Infinity } = await readPart({
      from,
      count: atOnce,
    })
    // One handed in meanwhile pushes the others down: the last of one part comes again as the first of the
    // next.
    for (const result of read) results.set(result._id, result)
    if (read.length === 0 || from + read.length >= total) return [...results.values()]
  }
}
