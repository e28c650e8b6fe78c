/**
 * The trigrams of words, as Postgres's pg_trgm takes them: of each word with two spaces before it and one
 * after, so that the order of the words does not matter. Each is a number below 2^18, sorted, once each; the
 * few that fall together do no harm.
 */
export const trigramsOf = (words: readonly string[]): Int32Array => {
  const found = new Set<number>()
  for (const word of words) {
    let before = space
    let last = space
    for (let at = 0; at <= word.length; at++) {
      const next = at < word.length ? word.charCodeAt(at) : space
      found.add(mixed(before, last, next))
      before = last
      last = next
    }
  }
  return Int32Array.from(found).sort()
}

const space = 32
/** How many different trigrams are told apart. */
export const trigramCount = 2 ** 18
const mixed = (one: number, two: number, three: number): number =>
  Math.imul(
    Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca77) ^ Math.imul(three, 0xc2b2ae3d),
    0x27d4eb2f,
  ) >>> 14

/** How many two sorted lists have in common. */
export const intersectionSize = (one: Int32Array, other: Int32Array): number => {
  let count = 0
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    const difference = one[a]! - other[b]!
    if (difference === 0) count++
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  return count
}

/**
 * What two lists have in common of all that is in either, 0 to 1: the Jaccard index, which pg_trgm calls
 * similarity.
 */
export const jaccard = (one: Int32Array, other: Int32Array): number => {
  const both = intersectionSize(one, other)
  const either = one.length + other.length - both
  return either === 0 ? 0 : both / either
}
