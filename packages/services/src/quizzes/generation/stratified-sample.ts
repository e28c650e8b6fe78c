import type { Candidate } from './find-candidates.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * The result for one tag: the requested, found and missing numbers of questions, and the number of candidates with
 * the tag. `tagKey` is null for a request without tags.
 */
export type TagShare = { tagKey: string | null; asked: number; found: number; short: number; fitting: number }
/** A question and the tag for which it was chosen. */
export type ChosenQuestion = Candidate & { chosenFor: string | null }

/**
 * Chooses `count` questions by stratified sampling with equal allocation. The tags are the strata and are served in
 * turn until enough questions are chosen. If a tag has too few, the others fill the gap. A question with several of
 * the tags counts for the one whose turn it was. Within a stratum the order of the candidates decides.
 */
export const sampleByTag = (
  candidates: readonly Candidate[],
  tagKeys: readonly string[],
  count: number,
): { chosen: ChosenQuestion[]; shares: TagShare[] } => {
  const strata = (tagKeys.length === 0 ? [null] : tagKeys).map((tagKey) => ({
    tagKey,
    fitting: candidates.filter((candidate) => tagKey === null || candidate.tagKeys.includes(tagKey)),
    /** The index in `fitting` of the next candidate to consider. */
    next: 0,
    found: 0,
  }))
  const chosen = new Map<Candidate, string | null>()
  let openStrata = strata
  while (chosen.size < count && openStrata.length > 0) {
    for (const stratum of openStrata) {
      const { fitting } = stratum
      while (stratum.next < fitting.length && chosen.has(elementAt(fitting, stratum.next))) stratum.next++
      const candidate = fitting[stratum.next]
      if (!candidate || chosen.size >= count) continue
      chosen.set(candidate, stratum.tagKey)
      stratum.found++
    }
    openStrata = openStrata.filter((stratum) => stratum.next < stratum.fitting.length)
  }
  const shares = strata.map(({ tagKey, found, fitting }, index) => {
    const asked = allocate(count, strata.length, index)
    return { tagKey, asked, found, short: Math.max(0, asked - found), fitting: fitting.length }
  })
  return { chosen: [...chosen].map(([candidate, chosenFor]) => ({ ...candidate, chosenFor })), shares }
}

/** Divides `count` equally among the strata. The first ones get the remainder. */
const allocate = (count: number, strata: number, index: number): number =>
  Math.floor(count / strata) + (index < count % strata ? 1 : 0)
