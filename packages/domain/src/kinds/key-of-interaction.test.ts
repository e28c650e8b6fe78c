import { expect, test } from 'vitest'
import type { InteractionKey } from './interaction-key.ts'
import { faultOfKey, keyOfInteraction, withInteractionKey } from './key-of-interaction.ts'
import { kindOf } from './kind-of.ts'
import { kindSamples } from './testing/samples.ts'

const inParts = (['matching', 'ordering', 'cloze'] as const).map((name) => [name, kindSamples[name]] as const)

test.each(inParts)('%s: another key marks as the question that has it from the start', (_, sample) => {
  const { asked, right, otherKey } = sample
  const key = keyOfInteraction(otherKey.interaction)!
  const keyed = withInteractionKey(asked, key)
  expect(keyed).toEqual(otherKey)
  expect(kindOf(keyed).mark(keyed, right)).toBe(kindOf(otherKey).mark(otherKey, right))
  expect(faultOfKey(asked, key, 'foreign')).toBeUndefined()
})

test('a key of another kind or of other parts is foreign', () => {
  const { matching, ordering, cloze } = kindSamples
  const keys = [matching, ordering, cloze].map(({ asked }) => keyOfInteraction(asked.interaction)!)
  expect(faultOfKey(matching.asked, keys[1]!, 'foreign')).toBe('foreign')
  const short: InteractionKey[] = [
    { kind: 'matching', key: { right: [[0]], weights: [1] } },
    { kind: 'matching', key: { right: [[0], [1], [11]], weights: [1, 1, 1] } },
    { kind: 'ordering', key: { order: [0, 0, 1, 2] } },
  ]
  expect(
    short.map((key) => faultOfKey((key.kind === 'matching' ? matching : ordering).asked, key, 'foreign')),
  ).toEqual(['foreign', 'foreign', 'foreign'])
  expect(keyOfInteraction(kindSamples.numeric.asked.interaction)).toBeUndefined()
})

test('a key without anything right in a part says which', () => {
  const { asked } = kindSamples.matching
  const key: InteractionKey = { kind: 'matching', key: { right: [[], [1], [2]], weights: [1, 1, 1] } }
  expect(faultOfKey(asked, key, 'foreign')).toBe('Prompt 1 has no right choice.')
})
