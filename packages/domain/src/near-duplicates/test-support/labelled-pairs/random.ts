import { elementAt } from '../../../defined.ts'

/** A pseudorandom number generator (mulberry32) with values from 0 to 1. The same seed gives the same numbers. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

export const pick = <Thing>(things: readonly Thing[], random: () => number): Thing =>
  elementAt(things, Math.floor(random() * things.length))
export const shuffled = <Thing>(things: readonly Thing[], random: () => number): Thing[] =>
  things
    .map((thing) => ({ thing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
