import type { Candidate } from './find-candidates.ts'

/**
 * How many questions a tag was asked for and brought, out of how many that fit. `tagKey` is null when no tag
 * was asked for.
 */
export type Share = { tagKey: string | null; asked: number; found: number; short: number; fitting: number }
/** A question with the tag whose turn it was. */
export type Chosen = Candidate & { chosenFor: string | null }

/**
 * Takes turns between the tags until enough are chosen, so that each brings its share; what one tag is short
 * of, the others bring if they can. A question with several of the tags counts for the one whose turn it was.
 * Candidates come in the order in which they are wanted.
 */
export const sampleByTag = (
  candidates: readonly Candidate[],
  tagKeys: readonly string[],
  wanted: number,
): { chosen: Chosen[]; shares: Share[] } => {
  const turns = tagKeys.length === 0 ? [null] : tagKeys
  const queues = turns.map((tagKey) => ({
    tagKey,
    found: 0,
    next: 0,
    fitting:
      tagKey === null ? candidates : candidates.filter((candidate) => candidate.tagKeys.includes(tagKey)),
  }))
  const chosen = new Map<Candidate, string | null>()
  let open = queues
  while (chosen.size < wanted && open.length > 0) {
    for (const queue of open) {
      while (queue.next < queue.fitting.length && chosen.has(queue.fitting[queue.next]!)) queue.next++
      const candidate = queue.fitting[queue.next]
      if (!candidate || chosen.size >= wanted) continue
      chosen.set(candidate, queue.tagKey)
      queue.found++
    }
    open = open.filter((queue) => queue.next < queue.fitting.length)
  }
  const shares = queues.map(({ tagKey, found, fitting }, at) => {
    const asked = Math.floor(wanted / turns.length) + (at < wanted % turns.length ? 1 : 0)
    return { tagKey, asked, found, short: Math.max(0, asked - found), fitting: fitting.length }
  })
  return { chosen: [...chosen].map(([candidate, chosenFor]) => ({ ...candidate, chosenFor })), shares }
}
