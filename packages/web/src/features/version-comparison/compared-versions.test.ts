import { expect, test } from 'vitest'
import { comparedVersions } from './compared-versions.ts'

const versions = [{ _id: 'v3' }, { _id: 'v2' }, { _id: 'v1' }]
const ids = (from: string | null, to: string | null, of = versions) => {
  const { before, after } = comparedVersions(of, from, to)
  return [before?._id, after?._id]
}

test('compares the newest version with the one before it by default', () => {
  expect(ids(null, null)).toEqual(['v2', 'v3'])
  expect(ids('v1', 'v2')).toEqual(['v1', 'v2'])
})

test('compares a single given version with the one before it', () => {
  expect(ids(null, 'v2')).toEqual(['v1', 'v2'])
  expect(ids('gone', 'v3')).toEqual(['v2', 'v3'])
})

test('given only one version, there is nothing to compare it with', () => {
  expect(ids(null, null, [{ _id: 'v1' }])).toEqual([undefined, 'v1'])
})
