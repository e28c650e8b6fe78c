import { elementAt } from '../defined.ts'

/**
 * Returns the trigrams of words as Postgres's pg_trgm defines them: each word is padded with two spaces before it
 * and one after it, so the order of the words does not matter. Trigrams are hashed to numbers below 2^18, sorted and
 * without duplicates. The rare collisions do no harm.
 */
export const toTrigrams = (words: readonly string[]): Int32Array => {
  const found = new Set<number>()
  for (const word of words) {
    let before = space
    let last = space
    for (let index = 0; index <= word.length; index++) {
      const next = index < word.length ? word.charCodeAt(index) : space
      found.add(hash(before, last, next))
      before = last
      last = next
    }
  }
  return Int32Array.from(found).sort()
}

const space = 32
/** The number of possible hashes. */
export const trigramCount = 2 ** 18
const hash = (first: number, second: number, third: number): number =>
  Math.imul(
    Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d),
    0x27d4eb2f,
  ) >>> 14

/** Returns how many values two sorted lists share. */
export const intersectionSize = (one: Int32Array, other: Int32Array): number => {
  let count = 0
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    const difference = elementAt(one, a) - elementAt(other, b)
    if (difference === 0) count++
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  return count
}

/** Returns the Jaccard index of two sorted lists, 0 to 1. pg_trgm calls it similarity. */
export const jaccard = (one: Int32Array, other: Int32Array): number => {
  const both = intersectionSize(one, other)
  const either = one.length + other.length - both
  return either === 0 ? 0 : both / either
}
