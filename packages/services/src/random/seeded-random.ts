import { elementAt } from '@quizwright/domain/defined.ts'

/** Pseudorandom numbers. The same seed gives the same numbers, so that every run is alike. */
export type Random = {
  /** Returns a number from 0 to below 1, uniformly distributed. */
  uniform: () => number
  /** Returns an integer from 0 to below `end`, uniformly distributed. */
  integer: (end: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** Returns a number of the standard normal distribution. */
  normal: () => number
}

/**
 * Creates a pseudorandom number generator: mulberry32 (Tommy Ettinger, 2017), normal numbers by Box and Muller
 * (1958, Annals of Mathematical Statistics 29), shuffles by Fisher and Yates.
 */
export const createRandom = (seed: number): Random => {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (end: number) => Math.floor(uniform() * end)
  return {
    uniform,
    integer,
    pick: (items) => elementAt(items, integer(items.length)),
    shuffle: (items) => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const chosen = integer(last + 1)
        const item = elementAt(shuffled, last)
        shuffled[last] = elementAt(shuffled, chosen)
        shuffled[chosen] = item
      }
      return shuffled
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}
