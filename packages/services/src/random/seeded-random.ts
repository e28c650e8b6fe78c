/** Numbers that look random and are the same each time, so that every run is alike. */
export type Random = {
  /** From 0 up to, never at, 1. */
  share: () => number
  /** A whole number from 0 up to, never at, `end`. */
  below: (end: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** From a normal distribution with mean 0 and deviation 1. */
  normal: () => number
}

export const createRandom = (seed: number): Random => {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(share() * end)
  return {
    share,
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle: (items) => {
      const shuffled = [...items]
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = below(at + 1)
        ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
      }
      return shuffled
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
  }
}
