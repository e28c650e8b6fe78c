import { elementAt } from '../defined.ts'
import { below, createPcg } from './pcg.ts'

/** FNV-1a with 64 bits. It gives each question a stream of numbers of its own. */
const streamOf = (key: string): bigint => {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n
  for (let at = 0; at < key.length; at++)
    hash = ((hash ^ BigInt(key.charCodeAt(at))) * 0x1_00_00_00_01_b3n) & 0xff_ff_ff_ff_ff_ff_ff_ffn
  return hash
}

/**
 * Returns the order in which the holder of a seed sees a list: the stored index of the entry in each place. `key` names
 * the list, mostly by the id of its question. Pinned entries stay in their places. The same arguments give the same
 * order for ever, because open attempts depend on it: what is stored and what is shown are mapped by it.
 */
export const presentedOrder = (
  seed: number,
  key: string,
  n: number,
  pinned: readonly number[] = [],
): number[] => {
  const places = Array.from({ length: n }, (_, index) => index)
  const free = places.filter((index) => !pinned.includes(index))
  const next = createPcg(BigInt(seed), streamOf(key))
  const drawn = [...free]
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = below(next, last + 1)
    const entry = elementAt(drawn, last)
    drawn[last] = elementAt(drawn, chosen)
    drawn[chosen] = entry
  }
  const order = [...places]
  for (const [index, place] of free.entries()) order[place] = elementAt(drawn, index)
  return order
}
