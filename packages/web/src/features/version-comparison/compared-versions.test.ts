import { expect, test } from 'vitest'
import { comparedVersions } from './compared-versions.ts'

const versions = [{ _id: 'v3' }, { _id: 'v2' }, { _id: 'v1' }]
const ids = (from: string | null, to: string | null, of = versions) => {
  const { before, after } = comparedVersions(of, from, to)
  return [before?._id, after?._id]
}

test('the newest version is compared with the one before it, unless others are asked for', () => {
  expect(ids(null, null)).toEqual(['v2', 'v3'])
  expect(ids('v1', 'v2')).toEqual(['v1', 'v2'])
})

test('a version that is asked for alone is compared with the one before it', () => {
  expect(ids(null, 'v2')).toEqual(['v1', 'v2'])
  expect(ids('gone', 'v3')).toEqual(['v2', 'v3'])
})

test('given one version only, there is none before it to compare with', () => {
  expect(ids(null, null, [{ _id: 'v1' }])).toEqual([undefined, 'v1'])
})
