import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import { zipOf } from '../testing/sample-files.ts'
import { openZip } from './open-zip.ts'

const MiB = 1024 * 1024
const readerOf = (files: Record<string, Uint8Array>) => {
  const zip = openZip(zipOf(files))
  if ('problem' in zip) throw new Error(zip.problem)
  return zip.read
}

test('given a file that is read again, then it is not unpacked again', () => {
  const read = readerOf({ 'a.png': new Uint8Array(MiB) })
  expect(read('a.png')).toHaveLength(MiB)
  expect(read('a.png')).toBe(read('a.png'))
})

if (isLongForm)
  test('given many bytes of other files read since, then a file is no longer kept', () => {
    const read = readerOf(
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, new Uint8Array(8 * MiB)])),
    )
    const first = read('a')
    for (const name of ['b', 'c', 'd']) read(name)
    expect(read('a')).toBe(first)
    read('e')
    expect(read('a')).not.toBe(first)
    expect(read('a')).toEqual(first)
  })
