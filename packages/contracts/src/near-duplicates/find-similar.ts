import type { Fingerprint } from './fingerprint.ts'
import { similarFrom, similarityOf, wordingFrom } from './similarity.ts'
import { trigramCount } from './trigrams.ts'

/**
 * Places in the lists given, from 0. `known` says that `other` is one of the known ones, and else one of the
 * new ones before.
 */
export type Match = { index: number; matchIndex: number; isExisting: boolean; similarity: number }

/**
 * For each new print the most similar of the known ones and the most similar of the new ones before it, where
 * they are similar enough. Finds what comparing all with all would find: of two lists of which each shares at
 * least a given part with the other, the rarer trigrams share some (prefix filtering: Chaudhuri, Ganti,
 * Kaushik 2006). What is common is counted over lists of the rarer trigrams, and only where enough is common
 * are two questions compared.
 */
export const findSimilar = (fresh: readonly Fingerprint[], known: readonly Fingerprint[] = []): Match[] => {
  const prints = [...known, ...fresh]
  const index = createIndex(prints)
  const matches: Match[] = []
  for (let at = 0; at < prints.length; at++) {
    if (at >= known.length) {
      let ofKnown = 0
      let ofFresh = 0
      const best: { known?: Match; fresh?: Match } = {}
      for (const other of index.candidates(at)) {
        const similarity = similarityOf(prints[at]!, prints[other]!)
        if (similarity < similarFrom) continue
        if (other < known.length && similarity > ofKnown)
          best.known = {
            index: at - known.length,
            matchIndex: other,
            isExisting: true,
            similarity: (ofKnown = similarity),
          }
        if (other >= known.length && similarity > ofFresh)
          best.fresh = {
            index: at - known.length,
            matchIndex: other - known.length,
            isExisting: false,
            similarity: (ofFresh = similarity),
          }
      }
      if (best.fresh) matches.push(best.fresh)
      if (best.known) matches.push(best.known)
    }
    index.add(at)
  }
  return matches
}

/**
 * How many trigrams a question must share with another; and how many of those must be among its rarer ones,
 * when as many as the rest of them are not looked at.
 */
const least = (size: number): number => Math.ceil(wordingFrom * size)
const leastRare = (size: number): number => Math.ceil(rarePart * least(size))
const rarePart = 0.3

/**
 * Questions with other numbers are never similar, so their trigrams are told apart: that keeps the lists
 * short.
 */
const trigramsWithNumbers = ({ wording, numbers, isNegated }: Fingerprint): Int32Array => {
  let mark = isNegated ? 1 : 0
  for (let at = 0; at < numbers.length; at++) mark = Math.imul(mark ^ numbers.charCodeAt(at), 0x9e3779b1)
  return wording.map((trigram) => (trigram ^ mark) & (trigramCount - 1))
}

/** For each trigram the prints that have it among their rarer ones. */
const createIndex = (prints: readonly Fingerprint[]) => {
  const trigrams = prints.map(trigramsWithNumbers)
  const frequency = new Int32Array(trigramCount)
  for (const list of trigrams) for (const trigram of list) frequency[trigram]! += 1
  const kept = trigrams.map((list) =>
    list
      .sort((one, other) => frequency[one]! - frequency[other]!)
      .subarray(0, list.length - least(list.length) + leastRare(list.length)),
  )

  const begin = new Int32Array(trigramCount + 1)
  for (const list of kept) for (const trigram of list) begin[trigram + 1]! += 1
  for (let trigram = 0; trigram < trigramCount; trigram++) begin[trigram + 1]! += begin[trigram]!
  const end = begin.slice()
  const places = new Int32Array(begin[trigramCount]!)
  const common = new Uint16Array(prints.length)

  return {
    add: (at: number): void => {
      for (const trigram of kept[at]!) places[end[trigram]!++] = at
    },
    candidates: (at: number): number[] => {
      const enough = leastRare(prints[at]!.wording.length)
      const found: number[] = []
      for (const trigram of kept[at]!) {
        const stop = end[trigram]!
        for (let entry = begin[trigram]!; entry < stop; entry++) {
          const other = places[entry]!
          if ((common[other]! += 1) === enough) found.push(other)
        }
      }
      common.fill(0, 0, at)
      return found
    },
  }
}
