import { elementAt } from '../defined.ts'
import type { Fingerprint } from './fingerprint.ts'
import { similarFrom, measureSimilarity, wordingFrom } from './similarity.ts'
import { trigramCount } from './trigrams.ts'

/**
 * A pair of similar questions. `index` is the position of the new question. `matchIndex` is the position of the
 * other one: among the existing questions if `isExisting`, otherwise among the new ones.
 */
export type Match = { index: number; matchIndex: number; isExisting: boolean; similarity: number }

/**
 * Finds for each new question the most similar existing question and the most similar earlier new question, if they
 * are similar enough. The result is the same as that of comparing all pairs. It is faster, because similar questions
 * share some of their rarest trigrams and only questions that do are compared (prefix filtering: Chaudhuri, Ganti,
 * Kaushik 2006).
 */
export const findSimilar = (
  added: readonly Fingerprint[],
  existing: readonly Fingerprint[] = [],
): Match[] => {
  const fingerprints = [...existing, ...added]
  const index = createIndex(fingerprints)
  for (const current of existing.keys()) index.add(current)

  const matches: Match[] = []
  for (let current = existing.length; current < fingerprints.length; current++) {
    const similar = index
      .candidates(current)
      .map((other) => ({
        other,
        similarity: measureSimilarity(elementAt(fingerprints, current), elementAt(fingerprints, other)),
      }))
      .filter(({ similarity }) => similarity >= similarFrom)
    const bestAdded = mostSimilar(similar.filter(({ other }) => other >= existing.length))
    const bestExisting = mostSimilar(similar.filter(({ other }) => other < existing.length))
    const newIndex = current - existing.length
    if (bestAdded)
      matches.push({
        index: newIndex,
        matchIndex: bestAdded.other - existing.length,
        isExisting: false,
        similarity: bestAdded.similarity,
      })
    if (bestExisting)
      matches.push({
        index: newIndex,
        matchIndex: bestExisting.other,
        isExisting: true,
        similarity: bestExisting.similarity,
      })
    index.add(current)
  }
  return matches
}

type Candidate = { other: number; similarity: number }

/** Returns the most similar candidate; the first one if several are equal. */
const mostSimilar = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best && best.similarity >= candidate.similarity ? best : candidate),
    undefined,
  )

/** The number of trigrams that two similar questions must share. */
const minShared = (trigrams: number): number => Math.ceil(wordingFrom * trigrams)
/** The number of shared rare trigrams from which two questions are compared. */
const minSharedRare = (trigrams: number): number => Math.ceil(rareShare * minShared(trigrams))
const rareShare = 0.3

/**
 * Makes the trigrams of questions with different numbers different. Such questions are never similar, and this keeps
 * the lists of the index short.
 */
const trigramsWithNumbers = ({ wording, numbers, isNegated }: Fingerprint): Int32Array => {
  let mask = isNegated ? 1 : 0
  for (let index = 0; index < numbers.length; index++)
    mask = Math.imul(mask ^ numbers.charCodeAt(index), 0x9e3779b1)
  return wording.map((trigram) => (trigram ^ mask) & (trigramCount - 1))
}

/** An inverted index: it maps each trigram to the questions that have it among their rarest ones. */
const createIndex = (fingerprints: readonly Fingerprint[]) => {
  const trigrams = fingerprints.map(trigramsWithNumbers)
  const frequency = new Int32Array(trigramCount)
  for (const list of trigrams) for (const trigram of list) frequency[trigram]! += 1
  const rarest = trigrams.map((list) =>
    list
      .sort((left, right) => elementAt(frequency, left) - elementAt(frequency, right))
      .subarray(0, list.length - minShared(list.length) + minSharedRare(list.length)),
  )

  // One array holds the lists of all trigrams. The list of a trigram is the range from `begin` to `end`.
  const begin = new Int32Array(trigramCount + 1)
  for (const list of rarest) for (const trigram of list) begin[trigram + 1]! += 1
  for (let trigram = 0; trigram < trigramCount; trigram++) begin[trigram + 1]! += elementAt(begin, trigram)
  const end = begin.slice()
  const entries = new Int32Array(elementAt(begin, trigramCount))
  const sharedCount = new Uint16Array(fingerprints.length)

  return {
    add: (current: number): void => {
      for (const trigram of elementAt(rarest, current)) entries[end[trigram]!++] = current
    },
    candidates: (current: number): number[] => {
      const enough = minSharedRare(elementAt(fingerprints, current).wording.length)
      const found: number[] = []
      for (const trigram of elementAt(rarest, current)) {
        const stop = elementAt(end, trigram)
        for (let entry = elementAt(begin, trigram); entry < stop; entry++) {
          const other = elementAt(entries, entry)
          if ((sharedCount[other]! += 1) === enough) found.push(other)
        }
      }
      sharedCount.fill(0, 0, current)
      return found
    },
  }
}
