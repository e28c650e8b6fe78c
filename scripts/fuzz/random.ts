import { createSeededRandom } from '../../tests/faults/seeded-random.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** Random choices from a seed. */
export type Random = {
  /** An integer from 0 to below `end`. */
  below: (end: number) => number
  /** True with this probability, in per cent. */
  chance: (percent: number) => boolean
  pick: <T>(values: readonly T[]) => T
}

export const createRandom = (seed: number): Random => {
  const next = createSeededRandom(seed)
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (values) => elementAt(values, below(values.length)),
  }
}
