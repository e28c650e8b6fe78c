const mask = (1n << 64n) - 1n
const multiplier = 6_364_136_223_846_793_005n

/** Returns a 32-bit number that is uniformly distributed. */
export type NextUint32 = () => number

/**
 * PCG-XSH-RR 64/32 (Melissa O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for
 * Random Number Generation", 2014). The same seed and stream give the same numbers on every machine.
 */
export const createPcg = (seed: bigint, stream: bigint): NextUint32 => {
  const increment = ((stream << 1n) | 1n) & mask
  const step = (state: bigint): bigint => (state * multiplier + increment) & mask
  let state = step((step(0n) + seed) & mask)
  return () => {
    const old = state
    state = step(old)
    const xored = Number((((old >> 18n) ^ old) >> 27n) & 0xff_ff_ff_ffn)
    const rotation = Number(old >> 59n)
    return ((xored >>> rotation) | (xored << (-rotation & 31))) >>> 0
  }
}

/** Returns an integer from 0 to below `end`, without the bias of a remainder. */
export const below = (next: NextUint32, end: number): number => {
  const rest = 2 ** 32 % end
  let drawn = next()
  while (drawn < rest) drawn = next()
  return drawn % end
}
