import { expect, test } from 'vitest'
import { sampleByTag } from './stratified-sample.ts'
import type { Candidate } from './find-candidates.ts'

const candidate = (originId: string, ...tagKeys: string[]): Candidate => ({
  originId,
  revisionId: originId,
  tagKeys,
  used: 1,
  quizName: 'Pool',
  isPublished: true,
})
const pool = [
  candidate('a1', 'a'),
  candidate('a2', 'a'),
  candidate('a3', 'a'),
  candidate('b1', 'b'),
  candidate('ab', 'a', 'b'),
]
const ids = (chosen: Candidate[]) => chosen.map(({ originId }) => originId)

test('tags are served in turn, and within a tag in the order of the candidates', () => {
  const { chosen, shares } = sampleByTag(pool, ['a', 'b'], 3)
  expect(ids(chosen)).toEqual(['a1', 'b1', 'a2'])
  expect(shares).toEqual([
    { tagKey: 'a', asked: 2, found: 2, short: 0, fitting: 4 },
    { tagKey: 'b', asked: 1, found: 1, short: 0, fitting: 2 },
  ])
  expect(chosen.map(({ chosenFor }) => chosenFor)).toEqual(['a', 'b', 'a'])
})

test('given a tag with too few candidates, then others fill the gap, and it is reported', () => {
  const { chosen, shares } = sampleByTag(pool, ['a', 'b', 'c'], 5)
  expect(ids(chosen).sort()).toEqual(['a1', 'a2', 'a3', 'ab', 'b1'])
  expect(shares.at(-1)).toEqual({ tagKey: 'c', asked: 1, found: 0, short: 1, fitting: 0 })
})

test('a question with several tags is chosen once', () => {
  const { chosen } = sampleByTag(pool, ['a', 'b'], 100)
  expect(chosen).toHaveLength(5)
})

test('without tags any candidate is chosen', () => {
  const { chosen, shares } = sampleByTag(pool, [], 7)
  expect(chosen).toHaveLength(5)
  expect(shares).toEqual([{ tagKey: null, asked: 7, found: 5, short: 2, fitting: 5 }])
})
