import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

const setUp = () => {
  const begun: { key: string; end: (error?: Error) => void }[] = []
  const shared = shareRuns((key) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    begun.push({ key, end: (error) => (error ? reject(error) : resolve()) })
    return promise
  })
  return { begun, shared, keys: () => begun.map(({ key }) => key) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('calls that come during a run share one run that begins after it, and other keys do not wait', async () => {
  const { begun, shared, keys } = setUp()
  const first = shared('a')
  const later = [shared('a'), shared('a')]
  const other = shared('b')
  expect(keys()).toEqual(['a', 'b'])
  begun[0]!.end()
  await first
  await settle()
  expect(keys()).toEqual(['a', 'b', 'a'])
  begun[1]!.end()
  begun[2]!.end()
  await Promise.all([...later, other])
  const again = shared('a')
  expect(keys()).toEqual(['a', 'b', 'a', 'a'])
  begun[3]!.end()
  await again
})

test('a run that fails is told to those who share it, and the next one begins all the same', async () => {
  const { begun, shared, keys } = setUp()
  const first = shared('a')
  const second = shared('a')
  begun[0]!.end(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await settle()
  expect(keys()).toEqual(['a', 'a'])
  begun[1]!.end()
  await second
})
