import { expect, test } from 'vitest'
import { readReplicaCosts, replayCores, type ReplicaCosts } from './replica-costs.ts'

test('given the costs of a save and a hand-in, the cores of a replica grow in proportion to attempts', () => {
  const measured = readReplicaCosts()
  const one = measured.costs['one replica']
  const costs: ReplicaCosts['costs'] = {
    ...measured.costs,
    'one replica': {
      ...one,
      saveAnswers: { ...one.saveAnswers, replicasMs: 0.1 },
      handInAttempt: { ...one.handInAttempt, replicasMs: 0.8 },
    },
  }
  // 10 × 0.1 + 0.8 ms for each of 1,000,000 / 3,600 attempts per second.
  expect(replayCores({ ...measured, costs })).toBeCloseTo(0.5)
})
