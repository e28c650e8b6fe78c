/** Random numbers from 0 to 1. The same seed gives the same numbers, so that a failure can be repeated. */
export const createSeededRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A new seed, unless FAULT_SEED sets one. It is printed, so that a failure can be repeated. */
export const chooseSeed = (): number => {
  const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 1_000_000))
  console.log(`FAULT_SEED=${seed}`)
  return seed
}
